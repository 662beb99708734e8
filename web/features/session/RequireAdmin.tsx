import { useEffect } from "react";
import { Navigate, Outlet } from "react-router-dom";

import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/session/words/session.en.ts";

interface Props {
  /** If set, a partner is redirected without a message (spec §6: the create-user page). */
  silent?: boolean;
}

export function RequireAdmin({ silent = false }: Props) {
  const { user } = useSession();
  const toast = useToast();
  const denied = !user?.isAdmin;

  useEffect(() => {
    if (denied && !silent) toast.error(words.adminAccessRequired, { title: words.accessDenied });
  }, [denied, silent, toast]);

  return denied ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}
