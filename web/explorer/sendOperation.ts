import { type ExecutionResult } from "graphql";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

interface Operation {
  query: string;
  variables?: object;
  operationName?: string | null;
}

/**
 * Sends the operation as JSON, with the session's cookie and the typed headers. A refusal is also JSON and is
 * displayed like any other response.
 */
export async function sendOperation(
  { query, variables, operationName }: Operation,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(apiPaths.graphql, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", accept: "application/json" },
    // GraphiQL updates the operation name shortly after an edit, so a name that is no longer in the document is
    // omitted.
    body: JSON.stringify({
      query,
      variables,
      operationName: operationName && query.includes(operationName) ? operationName : undefined,
    }),
  });
  return (await answer.json()) as ExecutionResult<Record<string, unknown>>;
}
