import { type ApolloClient } from "@apollo/client";

import { askAgain } from "#web/features/session/confirming/askAgain.ts";
import { currentSession, clearUser, twoStepMissing } from "#web/features/session/storedUser.ts";
import { createClient } from "#web/graphql/client.ts";

let kept: { userId: string | undefined; client: ApolloClient } | undefined;

/**
 * The Apollo client of a user. Another user gets a new client with an empty cache. Late responses to the previous
 * user's requests still go to the previous user's cache.
 */
export function clientOf(userId: string | undefined) {
  if (!kept || kept.userId !== userId)
    kept = {
      userId,
      client: createClient(
        () => loseSession(userId),
        () => redirectToTwoStep(userId),
        undefined,
        askAgain,
      ),
    };
  return kept.client;
}

/**
 * Ends the session only if it still belongs to this user, so that a late 401 response cannot sign out the next user.
 */
function loseSession(userId: string | undefined) {
  if (currentSession().user?.id === userId) clearUser();
}

/**
 * Sends the user to the set-up of two-step sign-in. Does nothing if another user has signed in before the refusal
 * arrived.
 */
function redirectToTwoStep(userId: string | undefined) {
  if (currentSession().user?.id === userId) twoStepMissing(true);
}
