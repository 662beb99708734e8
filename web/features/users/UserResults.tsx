import { Box, Button } from "@mui/material";
import { Suspense } from "react";
import { Link } from "react-router-dom";

import { type useManagedUsers } from "#web/features/users/useManagedUsers.ts";
import { type useUserFinder } from "#web/features/users/useUserFinder.ts";
import { type CardAct } from "#web/features/users/userActs.ts";
import { USER_CARD_HEIGHT, UserCard } from "#web/features/users/UserCard.tsx";
import { words } from "#web/features/users/words/users.en.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { paths } from "#web/paths.ts";
import { CardSkeletons } from "#web/ui/lists/CardSkeletons.tsx";
import { EmptyState } from "#web/ui/lists/EmptyState.tsx";
import { ErrorState } from "#web/ui/lists/ErrorState.tsx";
import { LongList } from "#web/ui/lists/LongList.tsx";
import { ShowMore } from "#web/ui/lists/ShowMore.tsx";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { lazyComponent } from "#web/ui/lazyComponent.ts";

interface Props {
  reading: ReturnType<typeof useManagedUsers>;
  viewerId: string | undefined;
  finder: ReturnType<typeof useUserFinder>;
  onEdit: (id: string) => void;
  onAct: (act: CardAct, user: ManagedUserFragment) => void;
}

const UserTable = lazyComponent(async () => (await import("#web/features/users/UserTable.tsx")).UserTable);
/** The height in pixels of the skeleton that is shown while the table's code loads. */
const TABLE_HEIGHT = 640;

export function UserResults({ reading, viewerId, finder, onEdit, onAct }: Props) {
  const { users, hasMore, failed, step, readMore, retry, readAll } = reading;
  const { finding, view } = finder;
  function findAll() {
    // Move the focus to the title, because the clicked button is removed.
    focusTitle();
    finder.findAll();
  }
  if (failed) return <ErrorState text={words.theUsersCouldNotBe} onRetry={retry} />;
  if (!users) return <CardSkeletons count={4} height={USER_CARD_HEIGHT} />;
  if (users.length === 0 && !hasMore) {
    const next = finding ? (
      <Button variant="outlined" onClick={findAll}>
        {words.showAllUsers}
      </Button>
    ) : (
      <Button variant="outlined" component={Link} to={paths.createUser}>
        {words.createUser}
      </Button>
    );
    return <EmptyState title={words.noUsersFound} action={next} />;
  }
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      {view === "table" ? (
        <Suspense fallback={<CardSkeletons count={1} height={TABLE_HEIGHT} />}>
          <UserTable
            users={users}
            viewerId={viewerId}
            finder={finder}
            readAll={readAll}
            onEdit={onEdit}
            onAct={onAct}
          />
        </Suspense>
      ) : (
        <LongList
          items={users}
          keyOf={({ id }) => id}
          label={words.users}
          render={(user) => <UserCard user={user} isOwn={user.id === viewerId} onEdit={onEdit} onAct={onAct} />}
        />
      )}
      <ShowMore noun={words.moreUsers} hasMore={hasMore} step={step} onMore={readMore} />
    </Box>
  );
}
