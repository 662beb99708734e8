import { Button } from "@mui/material";

import { type CardAct } from "#web/features/users/userActs.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";

interface Props {
  user: ManagedUserFragment;
  /** Whether this is the viewer's own account, which the rules refuse to block or delete. */
  isOwn: boolean;
  /** The id of the element that names the user. */
  describedBy: string;
  onEdit: (id: string) => void;
  /** Called when a button is pressed; must ask for a confirmation. */
  onAct: (act: CardAct, user: ManagedUserFragment) => void;
  /** Whether the buttons are in a table, where the column of two-step sign-in has its own button. */
  isDense?: boolean;
}

/** Spec §4: a banned user has no quick action. */
const QUICK = {
  active: { act: "block", label: "Block" },
  blocked: { act: "unblock", label: "Unblock" },
  banned: null,
} as const;

export function UserButtons({ user, isOwn, describedBy, onEdit, onAct, isDense = false }: Props) {
  const variant = isDense ? "text" : "outlined";
  const quick = QUICK[user.status];
  return (
    <>
      <Button variant={variant} aria-describedby={describedBy} onClick={() => onEdit(user.id)}>
        Edit
      </Button>
      {!isOwn && quick && (
        <Button variant={variant} aria-describedby={describedBy} onClick={() => onAct(quick.act, user)}>
          {quick.label}
        </Button>
      )}
      {!isOwn && user.hasTwoStep && !isDense && (
        <Button variant={variant} aria-describedby={describedBy} onClick={() => onAct("clearTwoStep", user)}>
          Turn Off Two-Step
        </Button>
      )}
      {!isOwn && (
        <Button variant={variant} color="error" aria-describedby={describedBy} onClick={() => onAct("delete", user)}>
          Delete
        </Button>
      )}
    </>
  );
}
