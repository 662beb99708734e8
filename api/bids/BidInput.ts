import { ArgsType, Field, ID, InputType, Int, registerEnumType } from "type-graphql";

import { BidStatusEnum } from "#api/bids/Bid.ts";
import { type BidStatus } from "#api/bids/bid.rules.ts";
import { BidTerms } from "#api/bids/BidTerms.ts";
import { BidDraftFields } from "#api/bids/drafts/BidDraftFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";

@InputType()
export class BidInput extends BidTerms {
  @Field(() => ID)
  tenderId: string;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The whole of the new terms; the old ones stay readable among the bid's revisions." })
export class BidRevisionInput extends BidTerms {
  @Field(() => Int, { nullable: true, description: "The revision that was read: a stale one is refused with CONFLICT." })
  revision?: number | null;
}

/** What the administrator who decides has read of the bid. */
@ArgsType()
export class SeenBid {
  @Field(() => Int, { nullable: true, description: "The bid's revision that was read: CONFLICT where it was revised since." })
  revision?: number | null;

  @Field(() => BidStatusEnum, { nullable: true, description: "The bid's status that was read: CONFLICT where it was decided otherwise since." })
  seenStatus?: BidStatus | null;
}

@InputType({ description: "A live bid as it was read." })
export class SeenLiveBid {
  @Field(() => ID)
  id: string;

  @Field(() => Int)
  revision: number;
}

/** What the administrator who awards has read of the tender and the winning bid. */
@ArgsType()
export class SeenTender extends SeenBid {
  @Field(() => Int, { nullable: true, description: "The tender's version that was read: a stale one is refused with CONFLICT." })
  version?: number | null;

  @Field(() => [SeenLiveBid], { nullable: true, description: "Every live bid of the tender that was read: CONFLICT where the tender has other bids, or other revisions of them, by now." })
  seenBids?: SeenLiveBid[] | null;
}

@InputType({ description: "The form as it is typed: any text, not trimmed, empty where nothing is typed yet." })
export class BidDraftInput extends BidDraftFields {
  @Field(() => Int, { nullable: true, description: "The version that was read, null where no draft was known: CONFLICT unless it is the stored one." })
  version?: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "Every given part must hold." })
export class BidFilter {
  @Field(() => ID, { nullable: true })
  tenderId?: string | null;

  @Field(() => ID, { nullable: true })
  companyId?: string | null;

  @Field(() => [BidStatusEnum], { nullable: true })
  status?: BidStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: "Withdrawn bids too; only live ones otherwise." })
  includeWithdrawn?: boolean | null;
}

const BID_ORDER_FIELDS = ["submittedAt", "bidAmount", "timelineDays", "id"] as const;
const BidOrderField = asEnum(BID_ORDER_FIELDS);
registerEnumType(BidOrderField, { name: "BidOrderField", description: "Ids sort by the first submission, which a revision does not move." });

@InputType()
export class BidOrder {
  @Field(() => BidOrderField)
  field: (typeof BID_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
