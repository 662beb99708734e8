import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { COST_HEADER, NO_COST } from "#api/core/rules/requestHeaders.rules.ts";

/**
 * Options for Apollo's BaseHttpLink: the GraphQL endpoint, and headers of each request. HttpLink would add the client
 * library's name to every body, and the server's response cache accepts only bodies of query, variables and
 * operationName.
 */
export const GRAPHQL_HTTP = { uri: apiPaths.graphql, headers: { [COST_HEADER]: NO_COST } };
