/** Seconds until a caller tries again after UNAVAILABLE, or after no answer at all. */
export const RETRY_AFTER = 3;
