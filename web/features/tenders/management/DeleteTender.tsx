import { Suspense, useState } from "react";

import { useDeleteTenderMutation, type TenderFactsFragment } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

const DeletionFacts = lazyComponent(
  async () => (await import("#web/features/tenders/management/DeletionFacts.tsx")).DeletionFacts,
);

interface Props {
  open: boolean;
  tender: TenderFactsFragment;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteTender({ open, tender, onDeleted, onClose }: Props) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [remove] = useDeleteTenderMutation({
    // Evict the tender from Apollo's cache, so that it disappears from every list.
    update: (cache, { data }) => void cache.evict({ id: data ? cache.identify({ ...data.deleteTender }) : undefined }),
  });

  async function handleConfirm() {
    setBusy(true);
    try {
      await remove({ variables: { id: tender.id } });
      toast.success("Tender deleted successfully");
      onDeleted();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? "Failed to delete tender");
    }
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Delete tender: ${tender.tenderNumber}`}
      text="Are you sure you want to delete this tender?"
      confirm="Delete"
      isDangerous
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      <Suspense>
        <DeletionFacts tender={tender} />
      </Suspense>
    </ConfirmDialog>
  );
}
