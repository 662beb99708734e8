import { type ExecutionResult } from "graphql";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

interface Operation {
  query: string;
  variables?: object;
  operationName?: string | null;
}

/**
 * Sends a GraphQL operation as JSON, with the session cookie and the headers that the user typed. The response to a
 * refused operation is JSON, too, so GraphiQL displays it like any other response.
 */
export async function sendOperation(
  { query, variables, operationName }: Operation,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(apiPaths.graphql, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", accept: "application/json" },
    // GraphiQL updates the operation name some time after an edit of the query. Until then, omit a name that the query
    // no longer contains.
    body: JSON.stringify({
      query,
      variables,
      operationName: operationName && query.includes(operationName) ? operationName : undefined,
    }),
  });
  return (await answer.json()) as ExecutionResult<Record<string, unknown>>;
}
