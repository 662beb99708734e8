import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { type LostSession } from "#web/features/session/LostSession.ts";
import { forgetUser, rememberUser } from "#web/features/session/storedUser.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { useMeQuery } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { FormOwner } from "#web/ui/forms/FormOwner.ts";

/** Spec §6: redirects to the sign-in without a stored user. The screen is rendered from the stored user at once; the server's answer overrides it. */
export function RequireSession() {
  const { user, signedOut, lostBy, mustSetUpTwoStep } = useSession();
  const { pathname, search } = useLocation();
  const { data } = useMeQuery({ skip: !user, fetchPolicy: "network-only", nextFetchPolicy: "cache-first" });

  useEffect(() => {
    if (data?.me) rememberUser(data.me);
    else if (data) forgetUser();
  }, [data]);

  if (user && mustSetUpTwoStep && pathname !== paths.settings) return <Navigate to={paths.settings} replace />;
  if (user)
    return (
      <FormOwner value={user.id}>
        <Outlet />
      </FormOwner>
    );
  if (signedOut) return <Navigate to={paths.home} replace />;
  const lost: LostSession | undefined = lostBy ? { from: pathname + search, userId: lostBy } : undefined;
  return <Navigate to={paths.login} replace state={lost} />;
}
