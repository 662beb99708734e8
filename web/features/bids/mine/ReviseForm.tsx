import { type TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { isSameBid, typedOf, type TypedBid, type SentBid } from "#web/features/bids/drafts/bidDraft.ts";
import { BidTermsForm } from "#web/features/bids/form/BidTermsForm.tsx";
import { useAddendaSeen } from "#web/features/bids/form/useAddendaSeen.tsx";
import { NewerTerms } from "#web/features/bids/mine/NewerTerms.tsx";
import { refreshBid, takesNoBids } from "#web/features/bids/bid.refresh.ts";
import { asOwn, type MyBid } from "#web/features/bids/ownBid.ts";
import {
  MyBidDocument,
  useReviseBidMutation,
  type BidDraftTextFragment,
  type MyBidQuery,
} from "#web/graphql/generatedBids.ts";
import { refusalOf, type Refusal } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

interface Props {
  bid: MyBid;
  stored: BidDraftTextFragment | null;
  budgetRange: string;
  closed: boolean;
  takesFocus: boolean;
  onRevised: () => void;
}

const NOW: TypedDocumentNode<MyBidQuery> = MyBidDocument;

const FAILED = {
  toast: words.failedToReviseBidPleaseTry,
  unconfirmed: words.yourRevisionCouldNotBeConfirmed,
  refused: ({ code, message, fields }: Refusal) =>
    code === "CONFLICT" && !fields.addendaSeen ? words.yourBidWasChangedInAnother : message,
};

const typedTerms = (terms: SentBid): TypedBid =>
  typedOf({
    ...terms,
    bidAmount: String(terms.bidAmount),
    timelineDays: String(terms.timelineDays),
    documentsUrl: terms.documentsUrl ?? "",
  });

/** The form to revise a bid. It starts with the draft of a revision, or else with the submitted bid. */
export function ReviseForm({ bid, stored, budgetRange, closed, takesFocus, onRevised }: Props) {
  const toast = useToast();
  const client = useApolloClient();
  const [reviseBid] = useReviseBidMutation();
  const [blank] = useState(() => typedTerms(bid));
  const [first] = useState(bid.revision);
  const [read, setRead] = useState(bid);
  const { addendaSeen, notice, isMissed } = useAddendaSeen({
    tenderId: bid.tenderId,
    bidderId: bid.companyId,
    newestAddendum: bid.tender?.newestAddendum,
    amendedAt: bid.tender?.amendedAt,
    stored,
  });
  useEffect(() => {
    if (takesFocus) document.getElementById("bidAmount")?.focus();
  }, [takesFocus]);

  async function send(terms: SentBid) {
    try {
      await reviseBid({ variables: { id: bid.id, input: { ...terms, revision: read.revision, addendaSeen } } });
    } catch (error) {
      if (isMissed(error)) throw error;
      if (takesNoBids(error)) void refreshBid(client, bid.id);
      if (refusalOf(error)?.code !== "CONFLICT" || !(await isThere(terms))) throw error;
    }
    return () => {
      toast.success(words.yourBidHasBeenRevisedSuccessfully);
      onRevised();
    };
  }

  /**
   * Whether the bid on the server already has these terms. If so, only the response to an earlier try was lost, and the
   * CONFLICT refusal does not mean that another window has revised the bid.
   */
  async function isThere(terms: SentBid) {
    const { data } = await client.query({ query: NOW, variables: { id: bid.id }, fetchPolicy: "network-only" });
    if (!data) return false;
    const now = asOwn(data.bid);
    setRead(now);
    return isSameBid(typedTerms(now), typedTerms(terms));
  }

  return (
    <BidTermsForm
      draft={{ tenderId: bid.tenderId, bidderId: bid.companyId, blank, stored, addendaSeen: addendaSeen ?? null }}
      tender={bid.tender}
      budgetRange={budgetRange}
      closed={closed}
      sealed={bid.tender?.sealed}
      button={{ label: words.submitRevision, busy: words.submitting }}
      send={send}
      failed={FAILED}
      notice={
        read.revision > first ? (
          <>
            {notice}
            <NewerTerms bid={read} />
          </>
        ) : (
          notice
        )
      }
    />
  );
}
