import { Field, Int } from "type-graphql";
import { Column } from "typeorm";

import { bidSchema } from "#api/bids/bid.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { bigintAsNumber, SafeInt } from "#api/core/graphql/scalars.ts";

/** A company's offer: the fields that bids, their revisions and inputs share. */
@FieldsOf(bidSchema)
export abstract class BidTerms {
  @Field(() => SafeInt, { description: "Whole US dollars; may lie outside the budget range." })
  @Column("bigint", { transformer: bigintAsNumber })
  bidAmount: number;

  @Field(() => String, { description: "Plain text.", complexity: LONG_TEXT })
  @Column("text")
  technicalProposal: string;

  @Field(() => Int, { description: "Days." })
  @Column("int")
  timelineDays: number;

  @Field(() => String, { nullable: true, description: "http or https." })
  @Column("text", { nullable: true })
  documentsUrl: string | null;
}
