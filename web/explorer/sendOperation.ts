import { type ExecutionResult } from "graphql";

import { apiPaths } from "#api/core/rules/addresses.rules.ts";

interface Operation {
  query: string;
  variables?: object;
  operationName?: string | null;
}

/** As JSON, with the session's cookie and the typed headers. The answer of a refusal is JSON too, and is shown as any other. */
export async function sendOperation({ query, variables, operationName }: Operation, headers: Record<string, string> = {}) {
  const answer = await fetch(apiPaths.graphql, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", accept: "application/json" },
    // GraphiQL reads the name a moment after a change: a name that the document no longer has is left out.
    body: JSON.stringify({ query, variables, operationName: operationName && query.includes(operationName) ? operationName : undefined }),
  });
  return (await answer.json()) as ExecutionResult<Record<string, unknown>>;
}
