import { useState } from "react";

import { dropFromLists } from "#web/graphql/dropFromLists.ts";
import { type IntegrationRequestFragment, useDeleteRequestMutation } from "#web/graphql/generatedContact.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  open: boolean;
  request: IntegrationRequestFragment;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteRequest({ open, request, onDeleted, onClose }: Props) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [remove] = useDeleteRequestMutation({ update: (cache) => dropFromLists(cache, "contactRequests", request.id) });

  async function handleConfirm() {
    setBusy(true);
    try {
      await remove({ variables: { id: request.id } });
      toast.success("Request deleted");
      onDeleted();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? "Failed to delete request");
    }
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={`Delete request: ${request.firstName} ${request.lastName}`}
      text="The request and its mails are deleted for good. This cannot be undone."
      confirm="Delete"
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
