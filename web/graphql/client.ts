import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { BaseHttpLink } from "@apollo/client/link/http";

import { TWO_STEP_FIRST } from "#api/core/rules/refusalCodes.rules.ts";
import { type AskAgain, confirmLink } from "#web/graphql/confirmLink.ts";
import { GRAPHQL_HTTP } from "#web/graphql/graphqlHttp.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { sendOperation } from "#web/graphql/sendOperation.ts";

/** The login operation: its UNAUTHENTICATED means a wrong password, not a lost session. */
const SIGN_IN = "Login";

const sameOrigin = () =>
  new BaseHttpLink({ ...GRAPHQL_HTTP, credentials: "include", fetch: sendOperation as typeof fetch });

/**
 * Screens query different fields of an outcome or an opening, which have no id: the cache merges them. OpeningPerson
 * is cached inside its opening, because a person approves each opening at a different time.
 */
const TYPE_POLICIES = {
  BidOutcome: { merge: true },
  TenderOpening: { merge: true },
  OpeningPerson: { keyFields: false as const },
};

/**
 * Spec §7: sends credentials, never treats cached data as stale, never retries.
 * @param onSessionLost called when the server no longer knows the session
 * @param onTwoStepMissing called when the server refuses an administrator everything except setting up two-step
 * sign-in
 * @param askAgain asks for the password and a code when an operation needs a recent sign-in
 */
export function createClient(
  onSessionLost: () => void,
  onTwoStepMissing: () => void = () => undefined,
  link: ApolloLink = sameOrigin(),
  askAgain: AskAgain = () => Promise.resolve(null),
) {
  const watchSession = new ErrorLink(({ error, operation }) => {
    const refusal = refusalOf(error);
    if (refusal?.message === TWO_STEP_FIRST) onTwoStepMissing();
    if (operation.operationName === SIGN_IN || refusal?.code !== "UNAUTHENTICATED") return;
    onSessionLost();
    void client.clearStore();
  });
  const client = new ApolloClient({
    link: ApolloLink.from([watchSession, confirmLink(askAgain), link]),
    cache: new InMemoryCache({ typePolicies: TYPE_POLICIES }),
  });
  return client;
}
