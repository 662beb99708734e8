import { ApolloClient, InMemoryCache, type DocumentNode, type OperationVariables } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { isMutationOperation } from "@apollo/client/utilities";

import { GRAPHQL_HTTP } from "#web/graphql/graphqlHttp.ts";

/**
 * Returns the options that Apollo passes to `fetch` for an operation, without sending the operation. The build uses
 * them through firstRequest.ts and documentsOf.ts.
 */
export async function requestOf(document: DocumentNode, variables: OperationVariables = {}) {
  let sent: RequestInit = {};
  const record: typeof fetch = (_address, request = {}) => {
    sent = request;
    return Promise.reject(new Error("It is only recorded"));
  };
  const client = new ApolloClient({
    link: new BaseHttpLink({ ...GRAPHQL_HTTP, fetch: record }),
    cache: new InMemoryCache(),
  });
  const asking = isMutationOperation(document)
    ? client.mutate({ mutation: document, variables })
    : client.query({ query: document, variables, fetchPolicy: "network-only" });
  await asking.catch(() => undefined);
  return sent;
}
