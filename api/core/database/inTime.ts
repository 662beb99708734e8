import { setTimeout as wait } from "node:timers/promises";

/** What the work answers; null if it fails or takes longer. */
export const inTime = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([work.catch(() => null), wait(milliseconds, null, { ref: false })]);
