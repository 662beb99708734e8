import { LRUCache } from "lru-cache";
import type { Pool } from "pg";

import { prepared } from "#api/core/database/prepared.ts";

const MINUTE_MS = 60_000;
const MOST_CALLERS = 50_000;
/** A process tells the others of a caller's requests each time they are this part of the limit: most callers never come so far. */
const TOLD_AFTER = 1 / 30;

interface Count {
  /** Of all processes, when this one last told its own. */
  told: number;
  underWay: number;
  untold: number;
  /** How many untold ones are told. */
  tellAt: number;
}

/** What a caller has used of the limit of this minute. */
export interface Counted {
  limit: number;
  remaining: number;
  /** When the minute ends, in milliseconds. */
  reset: number;
  isPast: boolean;
}

const ADD = prepared(`
  INSERT INTO rate_limits AS counted (key, points, expire) VALUES ($1, $2, $3)
  ON CONFLICT (key) DO UPDATE SET points = counted.points + EXCLUDED.points RETURNING points`);

/**
 * Counts requests in memory, by caller and minute of the clock. Exact within a process; of the requests at another one a process
 * learns with its own, a thirtieth of the limit at a time. With n processes a caller can thus have up to n thirtieths more, and
 * those that come while a statement is under way. No request waits for a statement.
 */
export function countRequests(pool: Pool, now = Date.now) {
  const counts = new LRUCache<string, Count>({ max: MOST_CALLERS });

  async function tell(key: string, count: Count, step: number, reset: number) {
    count.underWay = count.untold;
    count.untold = 0;
    try {
      const { rows } = await pool.query<{ points: number }>(ADD, [key, count.underWay, reset]);
      count.told = rows[0]?.points ?? count.told;
      count.tellAt = step;
    } catch {
      count.untold += count.underWay;
      count.tellAt = count.untold + step;
    }
    count.underWay = 0;
  }

  return (caller: string, limit: number): Counted => {
    const at = now();
    const minute = Math.floor(at / MINUTE_MS);
    const reset = (minute + 1) * MINUTE_MS;
    const key = `requests:${caller} ${minute}`;
    const step = Math.ceil(limit * TOLD_AFTER);
    const count = counts.get(key) ?? { told: 0, underWay: 0, untold: 0, tellAt: step };
    counts.set(key, count);
    const used = count.told + count.underWay + count.untold;
    if (used >= limit) return { limit, remaining: 0, reset, isPast: true };
    count.untold++;
    if (count.underWay === 0 && count.untold >= count.tellAt) void tell(key, count, step, reset);
    return { limit, remaining: limit - used - 1, reset, isPast: false };
  };
}
