import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { clearUser, rememberUser } from "#web/features/session/storedUser.ts";
import { type WayBack } from "#web/features/session/wayBack.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { useMeQuery } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { FormOwner } from "#web/ui/forms/formStore.ts";
import { publicPath } from "#web/ui/frame/publicPath.ts";

/**
 * Spec §6: redirects to the sign-in page if no user is stored, and after a sign-out to the landing page. Otherwise the
 * screen is rendered for the stored user at once; the server's response then updates or removes that user. An
 * administrator who must set up two-step sign-in gets the settings page only.
 */
export function RequireSession() {
  const { user, signedOut, lostBy, mustSetUpTwoStep } = useSession();
  const { pathname, search, hash } = useLocation();
  // oxlint-disable-next-line typescript/no-deprecated -- skipToken would clear the data
  const { data } = useMeQuery({ skip: !user, fetchPolicy: "network-only", nextFetchPolicy: "cache-first" });

  useEffect(() => {
    if (data?.me) rememberUser(data.me);
    else if (data) clearUser();
  }, [data]);

  if (user && mustSetUpTwoStep && pathname !== paths.settings) return <Navigate to={paths.settings} replace />;
  if (user)
    return (
      <FormOwner value={user.id}>
        <Outlet />
      </FormOwner>
    );
  if (signedOut) return <Navigate to={publicPath(paths.home)} replace />;
  const back: WayBack = { from: pathname + search + hash, userId: lostBy };
  return <Navigate to={publicPath(paths.login)} replace state={back} />;
}
