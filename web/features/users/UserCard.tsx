import { Box, Paper, Typography } from "@mui/material";
import { memo } from "react";

import { UserButtons } from "#web/features/users/UserButtons.tsx";
import { nameOf, roleOf } from "#web/features/users/userWords.ts";
import { type CardAct } from "#web/features/users/userActs.ts";
import { words } from "#web/features/users/words/users.en.ts";
import { formatDate } from "#web/format/dates.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { EmailText } from "#web/ui/EmailText.tsx";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { FactList } from "#web/ui/FactList.tsx";
import { StatusBadge } from "#web/ui/StatusBadge.tsx";
import { MarkBadge } from "#web/ui/MarkBadge.tsx";

interface Props {
  user: ManagedUserFragment;
  /** Whether this is the signed-in administrator's own account, which cannot be blocked or deleted. */
  isOwn: boolean;
  onEdit: (id: string) => void;
  /** Called when a button other than Edit is pressed. The caller must ask for confirmation. */
  onAct: (act: CardAct, user: ManagedUserFragment) => void;
}

/** The height in pixels of the skeleton of a card, which is shown while users load. */
export const USER_CARD_HEIGHT = 180;

export const UserCard = memo(function UserCard({ user, isOwn, onEdit, onAct }: Props) {
  const title = `user-${user.id}`;
  return (
    <Paper component="article" aria-labelledby={title} sx={CARD}>
      <Box>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.5 }}>
          <StatusBadge status={user.status} />
          {user.isAdmin && <MarkBadge>{words.admin}</MarkBadge>}
          <Typography component="span" sx={{ color: "text.secondary", fontWeight: 550, overflowWrap: "anywhere" }}>
            {user.username}
          </Typography>
          {isOwn && (
            <Typography component="span" sx={{ color: "text.secondary" }}>
              {words.thisIsYou}
            </Typography>
          )}
        </Box>
        <Typography id={title} variant="h2" sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {nameOf(user)}
        </Typography>
      </Box>
      <FactList
        facts={[
          [words.email, <EmailText key="email" address={user.email} />],
          [words.company, user.companyName],
          [words.role, roleOf(user)],
          [words.joined, formatDate(user.createdAt)],
        ]}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, justifyContent: { lg: "flex-end" } }}>
        <UserButtons user={user} isOwn={isOwn} describedBy={title} onEdit={onEdit} onAct={onAct} />
        <HistoryLink of={{ noun: "user", id: user.id }} name={user.username} />
      </Box>
    </Paper>
  );
});

/** The grid of a card: the user's name, details and buttons. On wide screens they are side by side. */
const CARD = {
  display: "grid",
  gap: { xs: 2, md: 3 },
  alignItems: "start",
  p: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 5fr) 17.5rem" },
};
