import { useApolloClient } from "@apollo/client/react";

import { clearUser } from "#web/features/session/storedUser.ts";
import { useLogoutMutation } from "#web/graphql/generated.ts";

/**
 * Spec §4: signs out. The stored user and the stored form input are deleted even if the request fails. The route guard
 * then redirects to the landing page.
 */
export function useLogout() {
  const client = useApolloClient();
  const [logout] = useLogoutMutation();

  return async () => {
    try {
      await logout();
    } catch (error) {
      console.error("Logout failed", error);
    }
    clearUser({ signedOut: true });
    await client.clearStore();
  };
}
