import { setTimeout as wait } from "node:timers/promises";

import { isUnavailable } from "#api/core/database/isUnavailable.ts";

const RETRY_MS = 500;

/**
 * Repeats a write while the database is unavailable, for at most `withinMs` milliseconds or until the signal aborts.
 * The write must have the same effect if it runs twice, because it may have been committed although its answer was
 * lost.
 * @throws the write's last error
 */
export async function onceAvailable<T>(write: () => Promise<T>, withinMs: number, signal?: AbortSignal): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!isUnavailable(error) || signal?.aborted || performance.now() + RETRY_MS > end) throw error;
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
}
