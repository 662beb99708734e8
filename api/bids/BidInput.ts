import { ArgsType, Field, ID, InputType, Int, registerEnumType } from "type-graphql";

import { BidStatusEnum } from "#api/bids/Bid.ts";
import { type BidStatus } from "#api/bids/bid.rules.ts";
import { BidTerms } from "#api/bids/BidTerms.ts";
import { BidDraftFields } from "#api/bids/drafts/BidDraftFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { OrderDirection } from "#api/core/graphql/connection.ts";
import { asEnum } from "#api/core/graphql/scalars.ts";

@InputType({ description: "Spec §3, a bid." })
export class BidInput extends BidTerms {
  @Field(() => ID)
  tenderId: string;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The complete new terms. The old ones stay readable in the bid's revisions." })
export class BidRevisionInput extends BidTerms {
  @Field(() => Int, { nullable: true, description: "The revision that the client read. A stale revision is refused with CONFLICT." })
  revision?: number | null;
}

/** The bid as the deciding administrator read it. */
@ArgsType()
export class SeenBid {
  @Field(() => Int, { nullable: true, description: "The bid's revision that the client read. CONFLICT if it was revised since." })
  revision?: number | null;

  @Field(() => BidStatusEnum, { nullable: true, description: "The bid's status that the client read. CONFLICT if another decision was made since." })
  seenStatus?: BidStatus | null;
}

@InputType({ description: "A live bid as the client read it." })
export class SeenLiveBid {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: "Its revision." })
  revision: number;
}

/** The tender and the winning bid as the awarding administrator read them. */
@ArgsType()
export class SeenTender extends SeenBid {
  @Field(() => Int, { nullable: true, description: "The tender's version that the client read. A stale version is refused with CONFLICT." })
  version?: number | null;

  @Field(() => [SeenLiveBid], { nullable: true, description: "Every live bid of the tender that the client read. CONFLICT if the tender's live bids or their revisions differ now." })
  seenBids?: SeenLiveBid[] | null;
}

@InputType({ description: "The form as typed: any text, untrimmed; an untouched field is empty." })
export class BidDraftInput extends BidDraftFields {
  @Field(() => Int, { nullable: true, description: "The version that the client read, null if it knows no draft. CONFLICT unless it is the stored version." })
  version?: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "Every given condition must be met." })
export class BidFilter {
  @Field(() => ID, { nullable: true })
  tenderId?: string | null;

  @Field(() => ID, { nullable: true })
  companyId?: string | null;

  @Field(() => [BidStatusEnum], { nullable: true, description: "One of these." })
  status?: BidStatus[] | null;

  @Field(() => Boolean, { nullable: true, description: "true: withdrawn bids too; otherwise only live ones." })
  includeWithdrawn?: boolean | null;
}

const BID_ORDER_FIELDS = ["submittedAt", "bidAmount", "timelineDays", "id"] as const;
const BidOrderField = asEnum(BID_ORDER_FIELDS);
registerEnumType(BidOrderField, { name: "BidOrderField", description: "Ids sort by the first submission; a revision does not change it. bidAmount and timelineDays leave sealed bids out." });

@InputType()
export class BidOrder {
  @Field(() => BidOrderField)
  field: (typeof BID_ORDER_FIELDS)[number];

  @Field(() => OrderDirection)
  direction: OrderDirection;
}
