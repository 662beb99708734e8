import { Field, InputType, Int, ObjectType } from "type-graphql";

import { NeedsScope } from "#api/core/graphql/access.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { SafeInt } from "#api/core/graphql/scalars.ts";
import { tenderDocumentSchema } from "#api/tenders/documents/tenderDocument.rules.ts";

@FieldsOf(tenderDocumentSchema)
abstract class TenderDocumentFields {
  @Field(() => String, { description: "Of the file; no two documents of a tender have the same, ignoring case." })
  name: string;

  @Field(() => String, { description: "Where the file is; http or https." })
  url: string;

  @Field(() => SafeInt, { nullable: true, description: "The size of the file." })
  bytes: number | null;

  @Field(() => String, { nullable: true, description: "Of the file's bytes: 64 hexadecimal digits in lower case." })
  sha256: string | null;
}

@InputType({ description: "A file that belongs to a tender, beside its documentsUrl." })
export class TenderDocumentInput extends TenderDocumentFields {}

@ObjectType({ description: "A file that belongs to a tender, beside its documentsUrl." })
@NeedsScope("tenders:read")
export class TenderDocument extends TenderDocumentFields {
  @Field(() => Int, { description: "From 1, in the order that was set." })
  position: number;
}
