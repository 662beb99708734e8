import { type ApolloClient } from "@apollo/client";

import { askAgain } from "#web/features/session/confirming/askAgain.ts";
import { currentSession, clearUser, twoStepMissing } from "#web/features/session/storedUser.ts";
import { createClient } from "#web/graphql/client.ts";

let kept: { userId: string | undefined; client: ApolloClient } | undefined;

/** One Apollo cache per user: after a change of user the cache is empty, and late responses go to the old cache. */
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

/** Ends only the session of this client's user, so that a late 401 cannot sign out the next user. */
function loseSession(userId: string | undefined) {
  if (currentSession().user?.id === userId) clearUser();
}

/** Redirects only this client's user, so that a late refusal does not redirect the next user. */
function redirectToTwoStep(userId: string | undefined) {
  if (currentSession().user?.id === userId) twoStepMissing(true);
}
