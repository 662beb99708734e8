import { Field, ID, InputType, Int, ObjectType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { SafeInt } from "#api/core/graphql/scalars.ts";
import type { VirusCheck } from "#api/files/file.rules.ts";
import { VirusCheckEnum } from "#api/files/viruses/VirusCheckEnum.ts";
import { sentDocumentSchema, tenderDocumentSchema } from "#api/tenders/documents/tenderDocument.rules.ts";

const NAME = "The file's name; unique among the documents of the tender, ignoring case.";
const SHA256 = "The SHA-256 of the file's bytes: 64 hexadecimal digits in lower case.";

@FieldsOf(tenderDocumentSchema)
abstract class TenderDocumentFields {
  @Field(() => String, { description: NAME })
  name: string;

  @Field(() => String, { description: "The address of the file; http or https." })
  url: string;

  @Field(() => SafeInt, { nullable: true, description: "The size of the file." })
  bytes: number | null;

  @Field(() => String, { nullable: true, description: SHA256 })
  sha256: string | null;
}

@FieldsOf(sentDocumentSchema)
abstract class SentDocumentFields {
  @Field(() => String, { description: NAME })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: "The address of the file; http or https. Required without a fileId.",
  })
  url: string | null;

  @Field(() => SafeInt, { nullable: true, description: "The size of the file. Taken from an uploaded file." })
  bytes: number | null;

  @Field(() => String, { nullable: true, description: `${SHA256} Taken from an uploaded file.` })
  sha256: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of a whole file that the signed-in user uploaded for a tender, instead of an address. Name, size and SHA-256 must be those of the file.",
  })
  fileId: string | null;
}

@InputType({ description: "A file that belongs to a tender, in addition to documentsUrl." })
export class TenderDocumentInput extends SentDocumentFields {}

@ObjectType({ description: "A file that belongs to a tender, in addition to documentsUrl." })
@NeedsScope("tenders:read")
export class TenderDocument extends TenderDocumentFields {
  @Field(() => Int, { description: "The position in the order in which the documents were set, starting at 1." })
  position: number;

  @Field(() => ID, {
    nullable: true,
    description:
      "The id of the uploaded file, which is then at /files/{id}, for whoever may read the tender; null for a file elsewhere.",
  })
  fileId: string | null;

  @Field(() => VirusCheckEnum, {
    nullable: true,
    description: "Whether the uploaded file was checked for viruses; null for a file elsewhere.",
  })
  virusCheck?: VirusCheck | null;
}
