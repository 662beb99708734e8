import { Navigate, Outlet } from "react-router-dom";

import { useWayBack, wayBack } from "#web/features/session/wayBack.ts";
import { useSession } from "#web/features/session/useSession.ts";

/**
 * Route guard of sign-in and registration: redirects a signed-in user to the dashboard (spec §4), also right after
 * signing in; to the portal screen that was opened without a session, or whose session ended.
 */
export function RedirectSignedIn() {
  const { user } = useSession();
  const back = useWayBack();
  if (!user) return <Outlet />;
  return <Navigate to={wayBack(back, user.id)} replace />;
}
