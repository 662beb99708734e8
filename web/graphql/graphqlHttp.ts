import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { COST_HEADER, NO_COST } from "#api/core/rules/requestHeaders.rules.ts";

/**
 * Options for Apollo's BaseHttpLink: the GraphQL endpoint, and the headers of each request. Apollo's HttpLink is not
 * used, because it adds the client library's name to each body. The server's response cache accepts only bodies that
 * consist of query, variables and operationName.
 */
export const GRAPHQL_HTTP = { uri: apiPaths.graphql, headers: { [COST_HEADER]: NO_COST } };
