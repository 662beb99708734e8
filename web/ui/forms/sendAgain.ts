/** The longest wait between two tries, in seconds, where Retry-After asks for none longer. */
const LONGEST = 30;
/** A form stops sending again by itself after this time. */
export const SEND_AGAIN_MINUTES = 10;

/** The wait before the next try. */
export interface Wait {
  /** The failed tries so far. */
  failed: number;
  milliseconds: number;
  /** No try is made later, in milliseconds since 1970. */
  until: number;
}

/**
 * Exponential back-off with jitter, so that the browsers of an outage do not all come back at once: at least Retry-After, at most
 * 30 seconds or twice Retry-After.
 * @param retryAfter seconds
 * @param last the wait before the failed try; null where a person sent it
 * @returns null where the time is over
 */
export function waitAfter(retryAfter: number, last: Wait | null, now = Date.now()): Wait | null {
  const failed = (last?.failed ?? 0) + 1;
  const until = last?.until ?? now + SEND_AGAIN_MINUTES * 60_000;
  const longest = Math.max(2 * retryAfter, Math.min(LONGEST, retryAfter * 2 ** failed));
  const milliseconds = 1000 * (retryAfter + Math.random() * (longest - retryAfter));
  return now + milliseconds > until ? null : { failed, milliseconds, until };
}
