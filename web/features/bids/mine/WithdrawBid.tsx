import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mui/material";
import { useState } from "react";

import { refreshBid, takesNoBids } from "#web/features/bids/bid.refresh.ts";
import { useWithdrawBidMutation } from "#web/graphql/generatedBids.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/bids/mine/words/mine.en.ts";

const FAILED = words.failedToWithdrawBidPleaseTry;

/** A button that withdraws the bid. A withdrawn bid has no buttons, so the focus then moves to the page's title. */
export function WithdrawBid({ bidId }: { bidId: string }) {
  const toast = useToast();
  const client = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [withdrawBid, { loading }] = useWithdrawBidMutation();

  async function withdraw() {
    try {
      await withdrawBid({ variables: { id: bidId } });
      toast.success(words.yourBidHasBeenWithdrawn);
      focusTitle();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? FAILED);
      setAsking(false);
      if (takesNoBids(error)) void refreshBid(client, bidId).then(focusTitle);
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {words.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.withdrawThisBid}
        text={words.itWillNotCountAnyMore}
        confirm={words.withdrawBid}
        busy={loading}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
