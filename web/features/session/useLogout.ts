import { useApolloClient } from "@apollo/client/react";

import { clearUser } from "#web/features/session/storedUser.ts";
import { useLogoutMutation } from "#web/graphql/generated.ts";

/**
 * Spec §4: signs out. Errors are ignored; the stored user and the stored form input are deleted. The route guard then
 * redirects to the front page.
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
