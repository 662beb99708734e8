import { Navigate, Outlet } from "react-router-dom";

import { useWayBack, wayBack } from "#web/features/session/wayBack.ts";
import { useSession } from "#web/features/session/useSession.ts";

/**
 * Route guard of the sign-in and registration pages: redirects a signed-in user, also right after signing in. The
 * target is the portal screen that the user opened without a session, or that was open when the session ended. Without
 * such a screen, it is the dashboard (spec §4).
 */
export function RedirectSignedIn() {
  const { user } = useSession();
  const back = useWayBack();
  if (!user) return <Outlet />;
  return <Navigate to={wayBack(back, user.id)} replace />;
}
