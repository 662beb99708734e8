import { useEffect } from "react";
import { Navigate, Outlet } from "react-router-dom";

import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

interface Props {
  /** The create-user page redirects a partner without a message (spec §6). */
  silent?: boolean;
}

export function RequireAdmin({ silent = false }: Props) {
  const { user } = useSession();
  const toast = useToast();
  const denied = !user?.isAdmin;

  useEffect(() => {
    if (denied && !silent) toast.error("Admin access required", { title: "Access Denied" });
  }, [denied, silent, toast]);

  return denied ? <Navigate to={paths.dashboard} replace /> : <Outlet />;
}
