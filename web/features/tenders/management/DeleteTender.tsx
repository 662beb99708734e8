import { Suspense, useState } from "react";

import { words } from "#web/features/tenders/management/words/management.en.ts";
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
      toast.success(words.tenderDeletedSuccessfully);
      onDeleted();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.failedToDeleteTender);
    }
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.deleteTender(tender.tenderNumber)}
      text={words.areYouSureYouWant}
      confirm={words.deleteIt}
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
