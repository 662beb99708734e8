import { Field, ID, InputType, Int } from "type-graphql";

import { bidSchema } from "#api/bids/bid.rules.ts";
import { BidDocumentInput } from "#api/bids/documents/BidDocument.ts";
import { MOST_BID_DOCUMENTS } from "#api/bids/documents/bidDocument.rules.ts";
import { BidDraftFields } from "#api/bids/drafts/BidDraftFields.ts";
import { ClientMutationId } from "#api/core/graphql/ClientMutationId.ts";
import { LONG_TEXT } from "#api/core/graphql/cost.ts";
import { FieldsOf } from "#api/core/graphql/FieldsOf.ts";
import { SafeInt } from "#api/core/graphql/scalars.ts";

/** The terms of a bid as a client sends them. SubmittedTerms has the same fields for stored bids. */
@FieldsOf(bidSchema)
abstract class BidTerms {
  @Field(() => SafeInt, { description: "Whole US dollars; may lie outside the budget range." })
  bidAmount: number;

  @Field(() => String, { description: "Plain text.", complexity: LONG_TEXT })
  technicalProposal: string;

  @Field(() => Int, { description: "Days." })
  timelineDays: number;

  @Field(() => String, { nullable: true, description: "http or https." })
  documentsUrl: string | null;
}

const AddendaSeen = () =>
  Field(() => Int, {
    nullable: true,
    description:
      "The tender's newestAddendum that the client read. CONFLICT at addendaSeen if a newer addendum was issued. If absent, the bid confirms all addenda.",
  });

const Documents = () =>
  Field(() => [BidDocumentInput], {
    nullable: true,
    description: `The files that belong to the bid, at most ${MOST_BID_DOCUMENTS}. If absent, the bid names no files.`,
  });

/** Spec §3, bid: the input of submitBid. */
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

@InputType({ description: "The complete new terms. The old terms stay readable in the bid's revisions." })
export class BidRevisionInput extends BidTerms {
  @Field(() => Int, {
    nullable: true,
    description: "The revision that the client read. A stale revision is refused with CONFLICT.",
  })
  revision?: number | null;

  @Documents()
  documents?: BidDocumentInput[] | null;

  @AddendaSeen()
  addendaSeen?: number | null;
}

@InputType({ description: "The form as typed: any text, untrimmed. An untouched field is an empty text." })
export class BidDraftInput extends BidDraftFields {
  @Documents()
  documents?: BidDocumentInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The tender's newestAddendum that the bidder has read; send it with the bid, too. If absent, the stored number does not change.",
  })
  addendaSeen?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The version that the client read; null if there was no draft. CONFLICT unless it is the stored version.",
  })
  version?: number | null;

  @ClientMutationId()
  clientMutationId?: string | null;
}
