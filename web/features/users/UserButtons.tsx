import { Button } from "@mui/material";

import { type CardAct } from "#web/features/users/userActs.ts";
import { words } from "#web/features/users/words/users.en.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";

interface Props {
  user: ManagedUserFragment;
  /** Whether this is the signed-in administrator's own account, which cannot be blocked or deleted. */
  isOwn: boolean;
  /** The id of the element that contains the user's name. Screen readers add the name to each button. */
  describedBy: string;
  onEdit: (id: string) => void;
  /** Called when a button other than Edit is pressed. The caller must ask for confirmation. */
  onAct: (act: CardAct, user: ManagedUserFragment) => void;
  /**
   * True for the buttons in a table. The button that turns off two-step sign-in is then left out, because the table has
   * a column for it.
   */
  isDense?: boolean;
}

/** The quick action for each status. A banned user has none (spec §4). */
const QUICK = {
  active: { act: "block", label: words.block },
  blocked: { act: "unblock", label: words.unblock },
  banned: null,
} as const;

export function UserButtons({ user, isOwn, describedBy, onEdit, onAct, isDense = false }: Props) {
  const variant = isDense ? "text" : "outlined";
  const quick = QUICK[user.status];
  return (
    <>
      <Button variant={variant} aria-describedby={describedBy} onClick={() => onEdit(user.id)}>
        {words.edit}
      </Button>
      {!isOwn && quick && (
        <Button variant={variant} aria-describedby={describedBy} onClick={() => onAct(quick.act, user)}>
          {quick.label}
        </Button>
      )}
      {!isOwn && user.hasTwoStep && !isDense && (
        <Button variant={variant} aria-describedby={describedBy} onClick={() => onAct("clearTwoStep", user)}>
          {words.turnOffTwoStep}
        </Button>
      )}
      {!isOwn && (
        <Button variant={variant} color="error" aria-describedby={describedBy} onClick={() => onAct("delete", user)}>
          {words.deleteIt}
        </Button>
      )}
    </>
  );
}
