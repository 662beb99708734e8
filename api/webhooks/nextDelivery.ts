const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The wait after each failed attempt: ten attempts in a bit more than three days. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** At most so much later, so that what has failed together is not repeated together. */
const JITTER = 0.1;

/** @param attempts that have failed @returns null after the last one */
export function nextDelivery(attempts: number, now: Date): Date | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 + Math.random() * JITTER));
}
