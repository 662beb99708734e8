/** The maximum wait between two attempts in seconds, unless twice Retry-After is longer. */
const LONGEST = 30;
/** Automatic retries stop after this time in minutes. */
export const SEND_AGAIN_MINUTES = 10;

/** The wait before the next attempt. */
export interface Wait {
  /** The number of attempts that have failed. */
  failed: number;
  milliseconds: number;
  /** No attempt is made after this time, in milliseconds since 1970. */
  until: number;
}

/**
 * Returns the wait before the next attempt: exponential back-off with jitter, so that not all browsers retry
 * simultaneously after an outage. The wait is at least Retry-After. It is at most 30 seconds, or twice Retry-After if
 * that is longer.
 * @param retryAfter The server's Retry-After in seconds.
 * @param last The wait before the failed attempt; null after a manual submit.
 * @returns null when the time for retries is over
 */
export function waitAfter(retryAfter: number, last: Wait | null, now = Date.now()): Wait | null {
  const failed = (last?.failed ?? 0) + 1;
  const until = last?.until ?? now + SEND_AGAIN_MINUTES * 60_000;
  const longest = Math.max(2 * retryAfter, Math.min(LONGEST, retryAfter * 2 ** failed));
  const milliseconds = 1000 * (retryAfter + Math.random() * (longest - retryAfter));
  return now + milliseconds > until ? null : { failed, milliseconds, until };
}
