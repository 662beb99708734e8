import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { BaseHttpLink } from "@apollo/client/link/http";

import { TWO_STEP_FIRST } from "#api/core/rules/refusalCodes.rules.ts";
import { type AskAgain, confirmLink } from "#web/graphql/confirmLink.ts";
import { GRAPHQL_HTTP } from "#web/graphql/graphqlHttp.ts";
import { refusalOf } from "#web/graphql/refusal.ts";
import { sendOperation } from "#web/graphql/sendOperation.ts";

/**
 * The name of the login operation. If the server refuses it with UNAUTHENTICATED, the username or password is wrong; no
 * session has ended.
 */
const SIGN_IN = "Login";

const sameOrigin = () =>
  new BaseHttpLink({ ...GRAPHQL_HTTP, credentials: "include", fetch: sendOperation as typeof fetch });

/**
 * Policies of Apollo's cache. Screens query different fields of BidOutcome and TenderOpening. These types have no id,
 * so the cache must merge the fields. The id of an OpeningPerson is the id of an administrator, who approves each
 * opening at a different time. So the cache stores each OpeningPerson inside its opening, not by id.
 */
const TYPE_POLICIES = {
  BidOutcome: { merge: true },
  TenderOpening: { merge: true },
  OpeningPerson: { keyFields: false as const },
};

/**
 * Creates Apollo's client. It sends credentials, never treats cached data as stale, and never retries (spec §7).
 * @param onSessionLost Called when the server no longer knows the session.
 * @param onTwoStepMissing Called when the server refuses an administrator everything except setting up two-step
 * sign-in.
 * @param askAgain Asks the user for the password, the code or both when an operation requires a recent sign-in.
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
