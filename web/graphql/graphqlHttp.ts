import { apiPaths } from "#api/core/rules/addresses.rules.ts";
import { COST_HEADER, NO_COST } from "#api/core/rules/costHeader.rules.ts";

/**
 * Where operations are sent, and what each request says of itself. For BaseHttpLink: HttpLink also names the client's library in every body,
 * and the server answers only a body of query, variables and operationName from memory.
 */
export const GRAPHQL_HTTP = { uri: apiPaths.graphql, headers: { [COST_HEADER]: NO_COST } };
