import { Box, Button } from "@mui/material";

import { type CardAct } from "#web/features/users/userActs.ts";
import { UserButtons } from "#web/features/users/UserButtons.tsx";
import { USER_COLUMNS } from "#web/features/users/userColumns.tsx";
import { type useUserFinder } from "#web/features/users/useUserFinder.ts";
import { words } from "#web/features/users/words/users.en.ts";
import { type ManagedUserFragment } from "#web/graphql/generatedUsers.ts";
import { HistoryLink } from "#web/ui/HistoryLink.tsx";
import { DataTable } from "#web/ui/lists/table/DataTable.tsx";
import { type ReadAll } from "#web/ui/lists/table/DownloadCsv.tsx";
import { TableBar } from "#web/ui/lists/table/TableBar.tsx";
import { useTableView } from "#web/ui/lists/table/useTableView.ts";

interface Props {
  users: readonly ManagedUserFragment[];
  viewerId: string | undefined;
  finder: ReturnType<typeof useUserFinder>;
  readAll: ReadAll<ManagedUserFragment>;
  onEdit: (id: string) => void;
  onAct: (act: CardAct, user: ManagedUserFragment) => void;
}

export function UserTable({ users, viewerId, finder, readAll, onEdit, onAct }: Props) {
  const view = useTableView(USER_COLUMNS, { by: "createdAt", descending: true }, finder);
  const columns = {
    ...USER_COLUMNS,
    twoStep: {
      ...USER_COLUMNS.twoStep,
      cell: (user: ManagedUserFragment) =>
        user.hasTwoStep && user.id !== viewerId ? (
          <Button
            variant="text"
            aria-label={words.turnOffTwoStepOf(user.username)}
            onClick={() => onAct("clearTwoStep", user)}
          >
            {words.turnOff}
          </Button>
        ) : user.hasTwoStep ? (
          words.on
        ) : (
          words.off
        ),
    },
  };
  return (
    <>
      <TableBar columns={USER_COLUMNS} view={view} readAll={readAll} fileName="users.csv" />
      <DataTable
        label={words.users}
        columns={columns}
        view={view}
        rows={users}
        actionsWidth={232}
        actions={(user) => (
          <Box>
            <UserButtons
              user={user}
              isOwn={user.id === viewerId}
              describedBy={`user-${user.id}`}
              onEdit={onEdit}
              onAct={onAct}
              isDense
            />
            <HistoryLink of={{ noun: "user", id: user.id }} name={user.username} isDense />
          </Box>
        )}
      />
    </>
  );
}
