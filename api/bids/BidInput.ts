import { ArgsType, Field, ID, InputType, Int } from "type-graphql";

import { BidStatusEnum } from "#api/bids/Bid.ts";
import { type BidStatus } from "#api/bids/bidStatus.rules.ts";
import { BidTerms } from "#api/bids/BidTerms.ts";
import { BidDocumentInput } from "#api/bids/documents/BidDocument.ts";
import { MOST_BID_DOCUMENTS } from "#api/bids/documents/bidDocument.rules.ts";
import { BidDraftFields } from "#api/bids/drafts/BidDraftFields.ts";
import { BidReasonInput, DecisionReasonInput } from "#api/bids/outcomes/DecisionReasonInput.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";

const NEXT_STEPS = "What the company of the accepted bid does next; up to 3,000 characters.";
const AddendaSeen = () => Field(() => Int, { nullable: true, description: "The tender's newestAddendum that the client read. CONFLICT at addendaSeen if a newer one was issued; without it the bid confirms what there is." });

const Documents = () => Field(() => [BidDocumentInput], { nullable: true, description: `The files that belong to it, by their fingerprints, ${MOST_BID_DOCUMENTS} at most. Without them it names none.` });

/** Spec §3, bid. */
@InputType({ description: "A bid." })
export class BidInput extends BidTerms {
  @Field(() => ID)
  tenderId: string;

  @Documents()
  documents?: BidDocumentInput[] | null;

  @AddendaSeen()
  addendaSeen?: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}

@InputType({ description: "The complete new terms. The old ones stay readable in the bid's revisions." })
export class BidRevisionInput extends BidTerms {
  @Field(() => Int, { nullable: true, description: "The revision that the client read. A stale revision is refused with CONFLICT." })
  revision?: number | null;

  @Documents()
  documents?: BidDocumentInput[] | null;

  @AddendaSeen()
  addendaSeen?: number | null;
}

/** The bid as the deciding administrator read it. */
@ArgsType()
export class SeenBid {
  @Field(() => Int, { nullable: true, description: "The bid's revision that the client read. CONFLICT if it was revised since." })
  revision?: number | null;

  @Field(() => BidStatusEnum, { nullable: true, description: "The bid's status that the client read. CONFLICT if another decision was made since." })
  seenStatus?: BidStatus | null;
}

/** What a decision on one bid takes beside its status. */
@ArgsType()
export class DecisionArgs extends SeenBid {
  @Field(() => DecisionReasonInput, { nullable: true, description: "Why the bid is rejected." })
  reason?: DecisionReasonInput | null;

  @Field(() => String, { nullable: true, description: NEXT_STEPS })
  nextSteps?: string | null;
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

/** What an award takes beside its bid. */
@ArgsType()
export class AwardArgs extends SeenTender {
  @Field(() => [BidReasonInput], { nullable: true, description: "Why the other bids are not chosen; also of one that is rejected already." })
  reasons?: BidReasonInput[] | null;

  @Field(() => String, { nullable: true, description: NEXT_STEPS })
  nextSteps?: string | null;
}

@InputType({ description: "The form as typed: any text, untrimmed; an untouched field is empty." })
export class BidDraftInput extends BidDraftFields {
  @Documents()
  documents?: BidDocumentInput[] | null;

  @Field(() => Int, { nullable: true, description: "The tender's newestAddendum that its writer has read: send it with the bid, too. Without it the stored number stays." })
  addendaSeen?: number | null;

  @Field(() => Int, { nullable: true, description: "The version that the client read, null if it knows no draft. CONFLICT unless it is the stored version." })
  version?: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}
