import { CombinedGraphQLErrors } from "@apollo/client/errors";

import { RETRY_AFTER } from "#api/core/rules/retryAfter.rules.ts";

/**
 * Seconds until a request that was not carried out may be sent again: there was no GraphQL answer, or the server could not reach
 * its database. Null for a refusal and for a server error.
 */
export function retryAfterOf(error: unknown): number | null {
  if (!CombinedGraphQLErrors.is(error)) return RETRY_AFTER;
  const { code, retryAfter } = error.errors[0]?.extensions ?? {};
  return code === "UNAVAILABLE" ? Number(retryAfter ?? RETRY_AFTER) : null;
}
