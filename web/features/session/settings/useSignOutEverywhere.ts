import { useApolloClient } from "@apollo/client/react";

import { forgetUser } from "#web/features/session/storedUser.ts";
import { useSignOutEverywhereMutation } from "#web/graphql/generatedAccounts.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { useToast } from "#web/ui/feedback/useToast.ts";

/** Unlike a logout, a failure is told: the other sessions go on then. */
export function useSignOutEverywhere() {
  const client = useApolloClient();
  const toast = useToast();
  const [signOut] = useSignOutEverywhereMutation();

  return async () => {
    try {
      await signOut();
    } catch (error) {
      toast.error(refusalOf(error)?.message ?? "The server could not be reached: you are still signed in everywhere.");
      return;
    }
    toast.success("You are signed out everywhere.");
    forgetUser({ signedOut: true });
    await client.clearStore();
  };
}
