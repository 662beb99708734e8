import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { HistoryOpener } from "#web/features/audit/HistoryOpener.tsx";
import { useSession } from "#web/features/session/useSession.ts";
import { UserAdministration } from "#web/features/users/UserAdministration.tsx";
import { words } from "#web/pages/admin/words/users.en.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function AdminUsersPage() {
  return (
    <>
      <PageHeader
        title={words.userManagement}
        lead={words.allAccountsNewestFirst}
        back={{ to: paths.dashboard, label: words.dashboard }}
        action={
          <Button variant="contained" color="primary" component={Link} to={paths.createUser}>
            {words.createUser}
          </Button>
        }
      />
      <UserAdministration viewerId={useSession().user?.id} />
      <HistoryOpener />
    </>
  );
}
