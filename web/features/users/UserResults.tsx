import { Box, Button, Typography } from "@mui/material";
import { Link } from "react-router-dom";

import { type useManagedUsers } from "#web/features/users/useManagedUsers.ts";
import { type CardAct } from "#web/features/users/userActs.ts";
import { USER_CARD_HEIGHT, UserCard } from "#web/features/users/UserCard.tsx";
import { type ManagedUserFragment } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";

interface Props {
  reading: ReturnType<typeof useManagedUsers>;
  viewerId: string | undefined;
  filtering: boolean;
  onFindAll: () => void;
  onEdit: (id: string) => void;
  onAct: (act: CardAct, user: ManagedUserFragment) => void;
}

export function UserResults({ reading, viewerId, filtering, onFindAll, onEdit, onAct }: Props) {
  const { users, hasMore, failed, step, readMore, retry } = reading;
  if (failed) return <ErrorState text="The users could not be loaded." onRetry={retry} />;
  if (!users) return <CardSkeletons count={4} height={USER_CARD_HEIGHT} />;
  if (users.length === 0 && !hasMore) {
    const next = filtering ? (
      <Button variant="outlined" onClick={onFindAll}>Show all users</Button>
    ) : (
      <Button variant="outlined" component={Link} to={paths.createUser}>Create User</Button>
    );
    return <EmptyState title="No users found" action={next} />;
  }
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <LongList items={users} keyOf={({ id }) => id} label="Users" render={(user) => <UserCard user={user} isOwn={user.id === viewerId} onEdit={onEdit} onAct={onAct} />} />
      {step === "failed" && <Typography role="alert">More users could not be loaded.</Typography>}
      {hasMore && (
        <Button variant="outlined" disabled={step === "reading"} onClick={readMore} sx={{ justifySelf: "start" }}>
          {step === "reading" ? "Loading more users..." : "Show more users"}
        </Button>
      )}
    </Box>
  );
}
