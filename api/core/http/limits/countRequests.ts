import { LRUCache } from "lru-cache";
import type { Pool } from "pg";

import { prepared } from "#api/core/database/prepared.ts";

const MINUTE_MS = 60_000;
const MOST_CALLERS = 50_000;
/**
 * A process stores a caller's count in the database each time the count has grown by this fraction of the limit. Most
 * callers use less in a minute, so nothing is stored for them.
 */
const STORED_AFTER = 1 / 30;

interface Count {
  /** The total of all processes at the time when this process last stored its own count. */
  stored: number;
  underWay: number;
  unstored: number;
  /** The number of unstored points at which the process stores them. */
  storeAt: number;
}

/** A caller's use of the limit in the current minute. */
export interface Counted {
  limit: number;
  remaining: number;
  /** When the minute ends, in milliseconds since 1970. */
  reset: number;
  isPast: boolean;
}

const ADD = prepared(`
  INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET points = counted.points + EXCLUDED.points RETURNING points`);

/**
 * Counts points in memory, by caller and minute: a request counts one point, and the cost of a GraphQL document counts
 * as many points. The count is exact within a process. Processes exchange their counts through the database each time a
 * count has grown by STORED_AFTER of the limit. So with n processes a caller can exceed the limit by n times this
 * share, and by the requests that arrive while a statement runs.
 */
export function countRequests(pool: Pool, now = Date.now, what: "requests" | "cost" = "requests") {
  const counts = new LRUCache<string, Count>({ max: MOST_CALLERS });

  async function store(key: string, count: Count, step: number, reset: number) {
    count.underWay = count.unstored;
    count.unstored = 0;
    try {
      const { rows } = await pool.query<{ points: number }>(ADD, [key, count.underWay, reset]);
      count.stored = rows[0]?.points ?? count.stored;
      count.storeAt = step;
    } catch {
      count.unstored += count.underWay;
      count.storeAt = count.unstored + step;
    }
    count.underWay = 0;
  }

  /**
   * Counts points, unless they would exceed the limit.
   * @param always Whether to count points above the limit too, for work that is already done
   */
  return (caller: string, limit: number, points = 1, always = false): Counted => {
    const at = now();
    const minute = Math.floor(at / MINUTE_MS);
    const reset = (minute + 1) * MINUTE_MS;
    const key = `${what}:${caller} ${minute}`;
    const step = Math.ceil(limit * STORED_AFTER);
    const count = counts.get(key) ?? { stored: 0, underWay: 0, unstored: 0, storeAt: step };
    counts.set(key, count);
    const used = count.stored + count.underWay + count.unstored;
    if (used + points > limit && !always) return { limit, remaining: Math.max(0, limit - used), reset, isPast: true };
    count.unstored += points;
    if (count.underWay === 0 && count.unstored >= count.storeAt) void store(key, count, step, reset);
    return { limit, remaining: Math.max(0, limit - used - points), reset, isPast: false };
  };
}
