import { Field, Int } from "type-graphql";

import { bidSchema } from "#api/bids/bid.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { SafeInt } from "#api/core/graphql/scalars.ts";

/** A company's offer, as it is sent. SubmittedTerms has the same fields as they are stored. */
@FieldsOf(bidSchema)
export abstract class BidTerms {
  @Field(() => SafeInt, { description: "Whole US dollars; may lie outside the budget range." })
  bidAmount: number;

  @Field(() => String, { description: "Plain text.", complexity: LONG_TEXT })
  technicalProposal: string;

  @Field(() => Int, { description: "Days." })
  timelineDays: number;

  @Field(() => String, { nullable: true, description: "http or https." })
  documentsUrl: string | null;
}
