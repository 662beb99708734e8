import { useState } from "react";

import { USER_ACTS, type UserAct } from "#web/features/users/userActs.ts";
import { nameOf } from "#web/features/users/userWords.ts";
import { useUserActs } from "#web/features/users/useUserActs.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { ConfirmDialog } from "#web/ui/feedback/ConfirmDialog.tsx";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  open: boolean;
  act: UserAct;
  user: ManagedUserFragment;
  onDone: () => void;
  onClose: () => void;
}

export function ConfirmUserAct({ open, act, user, onDone, onClose }: Props) {
  const toast = useToast();
  const doIt = useUserActs();
  const [isBusy, setBusy] = useState(false);
  const { title, text, confirm, done, failed } = USER_ACTS[act];

  async function handleConfirm() {
    setBusy(true);
    try {
      await doIt(act, user.id);
      toast.success(done);
      onDone();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? failed);
    }
    setBusy(false);
    onClose();
  }

  return (
    <ConfirmDialog
      open={open}
      title={`${title}: ${nameOf(user)}`}
      text={text}
      confirm={confirm}
      busy={isBusy}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    />
  );
}
