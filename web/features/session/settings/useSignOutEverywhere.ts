import { useApolloClient } from "@apollo/client/react";

import { clearUser } from "#web/features/session/storedUser.ts";
import { useSignOutEverywhereMutation } from "#web/graphql/generatedAccounts.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";
import { words } from "#web/features/session/settings/words/settings.en.ts";

/**
 * Ends all sessions of the user. Unlike useLogout, it shows an error if the request fails, because the other sessions
 * then remain valid.
 */
export function useSignOutEverywhere() {
  const client = useApolloClient();
  const toast = useToast();
  const [signOut] = useSignOutEverywhereMutation();

  return async () => {
    try {
      await signOut();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? words.theServerCouldNotBeReached3);
      return;
    }
    toast.success(words.youAreSignedOutEverywhere);
    clearUser({ signedOut: true });
    await client.clearStore();
  };
}
