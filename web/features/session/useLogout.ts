import { useApolloClient } from "@apollo/client/react";

import { forgetUser } from "#web/features/session/storedUser.ts";
import { useLogoutMutation } from "#web/graphql/generated.ts";

/** Spec §4: errors are ignored, the stored user is cleared, with whatever was typed and not sent. The guard then leads to the front page. */
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
