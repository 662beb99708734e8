import { useState } from "react";

import { words } from "#web/features/contact/words/requests.en.ts";
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
      toast.success(words.requestDeleted);
      onDeleted();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.failedToDeleteRequest);
    }
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={words.deleteRequest(request.firstName, request.lastName)}
      text={words.theRequestAndItsMails}
      confirm={words.deleteIt}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
