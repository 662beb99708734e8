import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";

import { forgetUser, rememberUser } from "#web/features/session/storedUser.ts";
import { useSession } from "#web/features/session/useSession.ts";
import { useMeQuery } from "#web/graphql/generated.ts";
import { paths } from "#web/paths.ts";
import { FormOwner } from "#web/ui/forms/FormOwner.ts";

/** Spec §6: no stored user, no dashboard. The stored user opens the door at once; the server is asked at the same time and has the last word. */
export function RequireSession() {
  const { user, signedOut, lostBy } = useSession();
  const { pathname, search } = useLocation();
  const { data } = useMeQuery({ skip: !user, fetchPolicy: "network-only", nextFetchPolicy: "cache-first" });

  useEffect(() => {
    if (data?.me) rememberUser(data.me);
    else if (data) forgetUser();
  }, [data]);

  if (user)
    return (
      <FormOwner value={user.id}>
        <Outlet />
      </FormOwner>
    );
  return signedOut ? (
    <Navigate to={paths.home} replace />
  ) : (
    <Navigate to={paths.login} replace state={lostBy && { from: pathname + search, userId: lostBy }} />
  );
}
