import { useApolloClient } from "@apollo/client/react";

import { forgetUser } from "#web/features/session/storedUser.ts";
import { useLogoutMutation } from "#web/graphql/generated.ts";

/** Spec §4: errors are ignored; the stored user and kept form text are cleared. The route guard then redirects to the front page. */
export function useLogout() {
  const client = useApolloClient();
  const [logout] = useLogoutMutation();

  return async () => {
    try {
      await logout();
    } catch (error) {
      console.error("Logout failed", error);
    }
    forgetUser({ signedOut: true });
    await client.clearStore();
  };
}
