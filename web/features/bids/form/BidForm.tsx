import { useApolloClient } from "@apollo/client/react";

import { type BidTerms } from "#api/bids/bid.rules.ts";

import { EMPTY_BID } from "#web/features/bids/drafts/bidDraft.ts";
import { BidTermsForm } from "#web/features/bids/form/BidTermsForm.tsx";
import { readTenderAgain, takesNoBids } from "#web/features/bids/readAgain.ts";
import { useRetryKey } from "#web/features/bids/form/useRetryKey.ts";
import { useSubmitBidMutation, type BidDraftTextFragment } from "#web/graphql/generated.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  tenderId: string;
  bidderId: string;
  /** What was typed last, here or in another browser. */
  stored?: BidDraftTextFragment | null;
  budgetRange: string;
  closed: boolean;
  onSubmitted: (bidId: string) => void;
}

const FAILED = {
  toast: "Failed to submit bid. Please try again.",
  unconfirmed: "Your bid could not be confirmed. What you typed is kept, and submitting it again will not create a second bid.",
};

export function BidForm({ tenderId, bidderId, stored = null, budgetRange, closed, onSubmitted }: Props) {
  const toast = useToast();
  const client = useApolloClient();
  const [submitBid] = useSubmitBidMutation();
  const retryKey = useRetryKey();

  async function send(bid: BidTerms) {
    const terms = { tenderId, ...bid };
    const { data } = await submitBid({ variables: { input: { ...terms, clientMutationId: retryKey(terms) } } }).catch((error: unknown) => {
      if (takesNoBids(error)) void readTenderAgain(client, tenderId);
      throw error;
    });
    if (!data) throw new Error("The bid was submitted without an answer");
    return () => {
      toast.success("Your bid has been submitted successfully");
      onSubmitted(data.submitBid.id);
    };
  }

  return (
    <BidTermsForm
      draft={{ tenderId, bidderId, blank: EMPTY_BID, stored }}
      budgetRange={budgetRange}
      closed={closed}
      button={{ label: "Submit Bid", busy: "Submitting..." }}
      send={send}
      failed={FAILED}
    />
  );
}
