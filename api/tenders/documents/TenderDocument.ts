import { Field, InputType, Int, ObjectType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { SafeInt } from "#api/core/graphql/scalars.ts";
import { tenderDocumentSchema } from "#api/tenders/documents/tenderDocument.rules.ts";

@FieldsOf(tenderDocumentSchema)
abstract class TenderDocumentFields {
  @Field(() => String, { description: "The file's name; unique among the documents of the tender, ignoring case." })
  name: string;

  @Field(() => String, { description: "The address of the file; http or https." })
  url: string;

  @Field(() => SafeInt, { nullable: true, description: "The size of the file." })
  bytes: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The SHA-256 of the file's bytes: 64 hexadecimal digits in lower case.",
  })
  sha256: string | null;
}

@InputType({ description: "A file that belongs to a tender, in addition to documentsUrl." })
export class TenderDocumentInput extends TenderDocumentFields {}

@ObjectType({ description: "A file that belongs to a tender, in addition to documentsUrl." })
@NeedsScope("tenders:read")
export class TenderDocument extends TenderDocumentFields {
  @Field(() => Int, { description: "The position in the order in which the documents were set, starting at 1." })
  position: number;
}
