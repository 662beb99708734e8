/** Seconds before a client retries after UNAVAILABLE or a network failure. */
export const RETRY_AFTER = 3;
