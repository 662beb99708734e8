import { Button } from "@mui/material";
import { useState } from "react";

import { useDeleteBidDraftMutation } from "#web/graphql/generatedBids.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

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
      toast.error(refusalOf(error)?.message ?? "Failed to discard draft. Please try again.");
    }
  }

  return (
    <>
      <Button variant="outlined" aria-describedby={describedBy} onClick={() => setAsking(true)}>
        Discard
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard this draft?"
        text="What you typed for this tender is deleted."
        confirm="Discard draft"
        busy={loading}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
