import { POLL_HEADER } from "#api/core/rules/pollHeader.rules.ts";

const TIMEOUT_MS = 20_000;

/** Query options of polling: nothing is read from the cache or written to it, a request ends after a time, and it is no use of the session. */
export const fresh = () => ({ fetchPolicy: "no-cache", context: { headers: { [POLL_HEADER]: "1" }, fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } } }) as const;
