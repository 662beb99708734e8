const TIMEOUT_MS = 20_000;

/** Query options of polling: nothing is read from the cache or written to it, and a request ends after a time. */
export const fresh = () => ({ fetchPolicy: "no-cache", context: { fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) } } }) as const;
