import { useApolloClient } from "@apollo/client/react";

import { EMPTY_BID, type SentBid } from "#web/features/bids/drafts/bidDraft.ts";
import { type TenderToCheck } from "#web/features/bids/form/BidCheck.tsx";
import { BidTermsForm } from "#web/features/bids/form/BidTermsForm.tsx";
import { useAddendaSeen } from "#web/features/bids/form/useAddendaSeen.tsx";
import { refreshTender, takesNoBids } from "#web/features/bids/bid.refresh.ts";
import { dataOf } from "#web/graphql/dataOf.ts";
import { useSubmitBidMutation, type BidDraftTextFragment } from "#web/graphql/generatedBids.ts";
import { useCreateOnce } from "#web/ui/forms/useCreateOnce.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/bids/form/words/bidForm.en.ts";

interface Props {
  newestAddendum: number;
  amendedAt: string | null;
  tenderId: string;
  bidderId: string;
  /** The draft on the server, which this or another browser saved. */
  stored?: BidDraftTextFragment | null;
  tender: TenderToCheck;
  budgetRange: string;
  closed: boolean;
  sealed: boolean;
  discloseWinner?: boolean;
  onSubmitted: (bidId: string) => void;
}

const FAILED = {
  toast: words.failedToSubmitBidPleaseTry,
  unconfirmed: words.yourBidCouldNotBeConfirmed,
};

export function BidForm({
  tenderId,
  bidderId,
  stored = null,
  tender,
  budgetRange,
  closed,
  sealed,
  discloseWinner,
  newestAddendum,
  amendedAt,
  onSubmitted,
}: Props) {
  const toast = useToast();
  const client = useApolloClient();
  const [submitBid] = useSubmitBidMutation();
  const createOnce = useCreateOnce();
  const { addendaSeen, notice, isMissed } = useAddendaSeen({ tenderId, bidderId, newestAddendum, amendedAt, stored });

  async function send(bid: SentBid) {
    const submitted = await createOnce(
      { tenderId, ...bid },
      async (input) => dataOf(await submitBid({ variables: { input: { ...input, addendaSeen } } })).submitBid,
    ).catch((error: unknown) => {
      isMissed(error);
      if (takesNoBids(error)) void refreshTender(client, tenderId);
      throw error;
    });
    return () => {
      toast.success(words.yourBidHasBeenSubmittedSuccessfully);
      onSubmitted(submitted.id);
    };
  }

  return (
    <BidTermsForm
      draft={{ tenderId, bidderId, blank: EMPTY_BID, stored, addendaSeen: addendaSeen ?? null }}
      tender={tender}
      budgetRange={budgetRange}
      closed={closed}
      sealed={sealed}
      discloseWinner={discloseWinner}
      button={{ label: words.submitBid, busy: words.submitting }}
      send={send}
      failed={FAILED}
      notice={notice}
    />
  );
}
