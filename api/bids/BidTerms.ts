import { Field, Int } from "type-graphql";
import { Column } from "typeorm";

import { bidSchema } from "#api/bids/bid.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { bigintAsNumber, SafeInt } from "#api/core/graphql/scalars.ts";

/** What a company offers: the same on a bid, on each revision of it that is kept, and in what a client sends. */
@FieldsOf(bidSchema)
export abstract class BidTerms {
  @Field(() => SafeInt, { description: "Whole US dollars; the budget range is a hint." })
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
