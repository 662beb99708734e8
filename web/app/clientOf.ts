import { type ApolloClient } from "@apollo/client";

import { currentSession, forgetUser, twoStepMissing } from "#web/features/session/storedUser.ts";
import { createClient } from "#web/graphql/client.ts";

let kept: { userId: string | undefined; client: ApolloClient } | undefined;

/** One Apollo cache per user: after a change of user the cache is empty, and late responses go to the old one. */
export function clientOf(userId: string | undefined) {
  if (!kept || kept.userId !== userId) kept = { userId, client: createClient(() => loseSession(userId), () => leadToTwoStep(userId)) };
  return kept.client;
}

/** Ends the session of its own user only, so that a late 401 cannot sign out the next user. */
function loseSession(userId: string | undefined) {
  if (currentSession().user?.id === userId) forgetUser();
}

/** Likewise, a late refusal concerns its own user alone. */
function leadToTwoStep(userId: string | undefined) {
  if (currentSession().user?.id === userId) twoStepMissing(true);
}
