import { POLL_HEADER } from "#api/core/rules/requestHeaders.rules.ts";

const TIMEOUT_MS = 20_000;

/**
 * Query options for polling. Apollo neither reads nor writes its cache, and the request has a timeout. A header tells
 * the server not to extend the session.
 */
export const pollingOptions = () =>
  ({
    fetchPolicy: "no-cache",
    context: { headers: { [POLL_HEADER]: "1" }, fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
  }) as const;
