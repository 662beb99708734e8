import { Button } from "@mui/material";
import { Link } from "react-router-dom";

import { HistoryOpener } from "#web/features/audit/HistoryOpener.tsx";
import { useSession } from "#web/features/session/useSession.ts";
import { UserAdministration } from "#web/features/users/UserAdministration.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/frame/PageHeader.tsx";

export function AdminUsersPage() {
  return (
    <>
      <PageHeader
        title="User Management"
        lead="All accounts, newest first."
        back={{ to: paths.dashboard, label: "Dashboard" }}
        action={
          <Button variant="contained" color="primary" component={Link} to={paths.createUser}>
            Create User
          </Button>
        }
      />
      <UserAdministration viewerId={useSession().user?.id} />
      <HistoryOpener />
    </>
  );
}
