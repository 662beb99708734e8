import { Button } from "@mui/material";
import { useState } from "react";

import { useDeleteBidDraftMutation } from "#web/graphql/generatedBids.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/bids/drafts/words/drafts.en.ts";

interface Props {
  tenderId: string;
  describedBy: string;
  onDiscarded: () => void;
}

export function DiscardDraft({ tenderId, describedBy, onDiscarded }: Props) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [deleteBidDraft, { loading }] = useDeleteBidDraftMutation();

  async function discard() {
    try {
      await deleteBidDraft({ variables: { tenderId } });
      setAsking(false);
      onDiscarded();
    } catch (error) {
      setAsking(false);
      toast.error(refusalOf(error)?.message ?? words.failedToDiscardDraftPleaseTry);
    }
  }

  return (
    <>
      <Button variant="outlined" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        {words.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.discardThisDraft}
        text={words.whatYouTypedForThisTender}
        confirm={words.discardDraft}
        busy={loading}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
