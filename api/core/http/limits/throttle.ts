import type { Pool, QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { DataSource } from "typeorm";

import { prepared } from "#api/core/database/prepared.ts";
import type { QuotaLeft } from "#api/core/http/answerNote.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { TRIES } from "#api/core/rules/tryLimits.rules.ts";
import { WRITES } from "#api/core/rules/writeLimits.rules.ts";

const HOUR = 3600;

/** The limits of tries and writes, which all processes share through the table rate_limits. */
const LIMITS = { ...TRIES, ...WRITES };
type Limit = keyof typeof LIMITS;

/** Seconds after which a caller past a shared limit gets another try. */
const WAIT = 30;

export interface Throttle {
  /** Counts a try or a write, and returns what remains. Refuses RATE_LIMITED above the limit. */
  count(limit: Limit, key: string): Promise<QuotaLeft>;
  /**
   * Counts a try against a limit that several callers share. Past the limit, refuses RATE_LIMITED, but each caller
   * still gets one try every WAIT seconds, the first one WAIT seconds after its first refusal. No other caller can use
   * up that try, so nobody can lock others out.
   */
  countShared(limit: Limit, key: string, caller: string): Promise<void>;
  /** Refunds a try that succeeded. Tries are counted in advance, so that concurrent tries cannot exceed the limit. */
  refund(limit: Limit, key: string): Promise<void>;
  /** Deletes the count of this key. */
  clear(limit: Limit, key: string): Promise<void>;
}

export function openThrottle(pool: Pool): Throttle {
  const store = {
    storeClient: withoutNames(pool),
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
  };
  const limiters = new Map(
    Object.entries(LIMITS).map(([keyPrefix, limit]) => [
      keyPrefix,
      new RateLimiterPostgres({ ...limit, ...store, keyPrefix }),
    ]),
  );
  const limiterOf = (limit: Limit) => limiters.get(limit)!;
  async function consume(limit: Limit, key: string) {
    const used = await limiterOf(limit).consume(key).catch(pastLimit);
    const longest = LIMITS[limit].duration * 1000;
    if (used.msBeforeNext <= longest + SKEW_MS) return used;
    // A process whose clock was ahead has set a later expiry. Shorten it to one duration of the limit from now.
    await pool.query(SHORTEN, [`${limit}:${key}`, Date.now() + longest]);
    return { consumedPoints: used.consumedPoints, msBeforeNext: longest };
  }
  return {
    async count(limit, key) {
      const used = await consume(limit, key);
      if (used.consumedPoints > LIMITS[limit].points)
        throw tooMany(limit in WRITES ? "changes" : "tries", used.msBeforeNext);
      const { points } = LIMITS[limit];
      return { limit: points, remaining: points - used.consumedPoints, reset: Date.now() + used.msBeforeNext };
    },
    async countShared(limit, key, caller) {
      const used = await consume(limit, key);
      if (used.consumedPoints > LIMITS[limit].points) await takeTurn(pool, `turn: ${limit}:${key} ${caller}`);
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
    async clear(limit, key) {
      await limiterOf(limit).delete(key);
    },
  };
}

/**
 * Runs the library's prepared statements without their names, because behind a pooler in transaction mode the next
 * connection may not know them. `prepared` lets a client without a pooler name them again.
 */
const withoutNames = (pool: Pool) => ({ query: ({ text, values }: QueryConfig) => pool.query(prepared(text), values) });

/** Milliseconds by which the clocks of two processes may differ without being corrected. */
const SKEW_MS = 1000;

const SHORTEN = "UPDATE rate_limits SET expire = $2 WHERE key = $1 AND expire > $2";

/**
 * SQL condition: the caller's next try is still in the future. A time that is too far ahead does not count, because a
 * process whose clock was ahead has set it.
 */
const IS_WAITING = `(turn.expire > $2 AND turn.expire <= $3::bigint + ${SKEW_MS})`;

/**
 * SQL that uses up a caller's next try if its time has come, and sets the time of the following try. Parameters: the
 * key, the current time, and the time WAIT seconds from now, in milliseconds since 1970.
 */
const TURN = `
  INSERT INTO rate_limits AS turn (key, points, expire) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET points = ${IS_WAITING}::int, expire = CASE WHEN ${IS_WAITING} THEN turn.expire ELSE $3 END
  RETURNING points = 0 AS "hasCome", expire`;

async function takeTurn(pool: Pool, key: string) {
  const now = Date.now();
  const { rows } = await pool.query<{ hasCome: boolean; expire: string }>(TURN, [key, now, now + WAIT * 1000]);
  const [turn] = rows;
  if (!turn?.hasCome) throw tooMany("tries", Number(turn?.expire) - now);
}

function pastLimit(used: unknown) {
  if (used instanceof RateLimiterRes) return used;
  throw used;
}

/**
 * The refusal RATE_LIMITED.
 * @param what The plural noun in the message, such as "tries"
 */
export function tooMany(what: string, milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return refusal("RATE_LIMITED", `Too many ${what}. Please try again in ${wait}.`, undefined, seconds);
}

/**
 * Deletes counts one hour after they expired. This uses the clock of the process, because the processes also set the
 * expiry by their clocks.
 */
export async function deleteOldCounts(db: DataSource, now = Date.now()) {
  await db.query("DELETE FROM rate_limits WHERE expire < $1", [now - HOUR * 1000]);
}
