import { Navigate, Outlet, useLocation } from "react-router-dom";

import { type LostSession } from "#web/features/session/LostSession.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { paths } from "#web/paths.ts";

/**
 * Around sign-in and registration: a signed-in user goes to the dashboard (spec §4), also right after signing in, or back to the
 * screen on which their session was lost.
 */
export function RedirectSignedIn() {
  const { user } = useSession();
  const { state } = useLocation() as { state: LostSession | null };
  if (!user) return <Outlet />;
  return <Navigate to={state?.userId === user.id ? state.from : paths.dashboard} replace />;
}
