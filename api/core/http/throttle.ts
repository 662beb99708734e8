import type { Pool, QueryConfig } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import { prepared } from "#api/core/database/prepared.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { WRITES } from "#api/core/rules/writeLimits.rules.ts";

const HOUR = 3600;

/** Tries that anybody can make, by address or account. */
const TRIES = {
  "registration by address": { points: 60, duration: HOUR },
  "contact by address": { points: 30, duration: HOUR },
  "password reset by address": { points: 30, duration: HOUR },
  "password reset by account and address": { points: 5, duration: HOUR / 4 },
  /** Within the lifetime of a link. */
  "password reset mails of a user": { points: 5, duration: HOUR / 2 },
  "receipt checks by address": { points: 600, duration: HOUR },
  "mailed links by address": { points: 60, duration: HOUR },
  /** By links whose token is right: a mail service posts them for all of its users. */
  "stopped mails by address": { points: 6000, duration: HOUR },
  /** Codes after a right password. */
  "second step of a user": { points: 10, duration: HOUR / 4 },
  "failed login by address": { points: 100, duration: HOUR / 4 },
  "failed login by account and address": { points: 10, duration: HOUR / 4 },
  /** From addresses that are new to the account. */
  "failed login by account": { points: 20, duration: HOUR / 4 },
};

/** All rate limits that are counted in the table rate_limits, by every process. */
const LIMITS = { ...TRIES, ...WRITES };
type Limit = keyof typeof LIMITS;

/** Seconds until a caller past a shared limit gets the next try. */
const WAIT = 30;

export interface Throttle {
  /** Counts a try or write; refuses RATE_LIMITED past the limit. */
  count(limit: Limit, key: string): Promise<void>;
  /**
   * Counts a try against a limit that callers share. Past the limit each caller gets one try per WAIT, the first one WAIT after
   * it asked: others cannot use up that try, so nobody locks anybody out.
   */
  countShared(limit: Limit, key: string, caller: string): Promise<void>;
  /** Takes back a counted try that succeeded: tries are counted in advance, so that simultaneous ones cannot pass the limit. */
  refund(limit: Limit, key: string): Promise<void>;
  /** Forgets all tries. */
  clear(limit: Limit, key: string): Promise<void>;
}

export function openThrottle(pool: Pool): Throttle {
  const store = { storeClient: withoutNames(pool), storeType: "client", tableName: "rate_limits", tableCreated: true, clearExpiredByTimeout: false };
  const limiters = new Map(Object.entries(LIMITS).map(([keyPrefix, limit]) => [keyPrefix, new RateLimiterPostgres({ ...limit, ...store, keyPrefix })]));
  const limiterOf = (limit: Limit) => limiters.get(limit)!;
  return {
    async count(limit, key) {
      const used = await limiterOf(limit).consume(key).catch(pastLimit);
      if (used.consumedPoints > LIMITS[limit].points) throw tooMany(limit in WRITES ? "changes" : "tries", used.msBeforeNext);
    },
    async countShared(limit, key, caller) {
      const used = await limiterOf(limit).consume(key).catch(pastLimit);
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

/** The library names its statements, also where a pooler in transaction mode does not know the name on the next connection. */
const withoutNames = (pool: Pool) => ({ query: ({ text, values }: QueryConfig) => pool.query(prepared(text), values) });

/** A new turn is WAIT away. A turn that has come is used by the caller that sees it, and the next one starts. */
const TURN = `
  INSERT INTO rate_limits AS turn (key, points, expire) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET points = (turn.expire > $2)::int, expire = CASE WHEN turn.expire > $2 THEN turn.expire ELSE $3 END
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

/** @param what "tries": whatever there were too many of */
export function tooMany(what: string, milliseconds: number) {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return refusal("RATE_LIMITED", `Too many ${what}. Please try again in ${wait}.`, undefined, seconds);
}
