import { Field } from "type-graphql";
import { Column } from "typeorm";

import { NotRecorded } from "#api/audit/recordedFields.ts";
import { bidDraftSchema } from "#api/bids/bid.rules.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";

/** The terms of a bid as the bidder typed them, so that each field can contain any text. */
@FieldsOf(bidDraftSchema)
export abstract class BidDraftFields {
  @Field(() => String)
  @NotRecorded()
  @Column("text")
  bidAmount: string;

  @Field(() => String, { complexity: LONG_TEXT })
  @NotRecorded()
  @Column("text")
  technicalProposal: string;

  @Field(() => String)
  @NotRecorded()
  @Column("text")
  timelineDays: string;

  @Field(() => String)
  @NotRecorded()
  @Column("text")
  documentsUrl: string;
}
