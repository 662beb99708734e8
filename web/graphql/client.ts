import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

/** A wrong password answers UNAUTHENTICATED too, and ends no session. */
const SIGN_IN = "Login";

const sameOrigin = () => new HttpLink({ uri: apiPaths.graphql, credentials: "include" });

/**
 * Spec §7: credentials are sent, data never goes stale, nothing is retried.
 * @param onSessionLost called when the server no longer knows the session
 */
export function createClient(onSessionLost: () => void, link: ApolloLink = sameOrigin()) {
  const watchSession = new ErrorLink(({ error, operation }) => {
    if (operation.operationName === SIGN_IN || refusalOf(error)?.code !== "UNAUTHENTICATED") return;
    onSessionLost();
    void client.clearStore();
  });
  const client = new ApolloClient({ link: ApolloLink.from([watchSession, link]), cache: new InMemoryCache() });
  return client;
}
