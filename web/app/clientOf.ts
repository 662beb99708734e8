import { type ApolloClient } from "@apollo/client";

import { currentSession, forgetUser } from "#web/features/session/storedUser.ts";
import { createClient } from "#web/graphql/client.ts";

let kept: { userId: string | undefined; client: ApolloClient } | undefined;

/** One store for one person: whichever way the user changes, the next one finds an empty store, and late answers go into the old. */
export function clientOf(userId: string | undefined) {
  if (!kept || kept.userId !== userId) kept = { userId, client: createClient(() => loseSession(userId)) };
  return kept.client;
}

/** A refusal that comes late, to who is no longer here, ends nobody else's session. */
function loseSession(userId: string | undefined) {
  if (currentSession().user?.id === userId) forgetUser();
}
