import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import { refusal } from "#api/core/rules/refusal.ts";

const HOUR = 3600;

/** Rate limits: points per duration in seconds. All processes count in the same table. */
const LIMITS = {
  "registration by address": { points: 60, duration: HOUR },
  "contact by address": { points: 30, duration: HOUR },
  "failed login by address": { points: 100, duration: HOUR / 4 },
  "failed login by account and address": { points: 10, duration: HOUR / 4 },
};
type Limit = keyof typeof LIMITS;

export interface Throttle {
  /** Counts a try; refuses RATE_LIMITED past the limit. */
  count(limit: Limit, key: string): Promise<void>;
  /** Takes back a counted try that succeeded: tries are counted in advance, so that simultaneous ones cannot pass the limit. */
  refund(limit: Limit, key: string): Promise<void>;
}

export function openThrottle(pool: Pool): Throttle {
  const limiters = new Map(
    Object.entries(LIMITS).map(([keyPrefix, limit]) => [
      keyPrefix,
      new RateLimiterPostgres({ ...limit, keyPrefix, storeClient: pool, tableName: "rate_limits", tableCreated: true }),
    ]),
  );
  const limiterOf = (limit: Limit) => limiters.get(limit)!;
  return {
    async count(limit, key) {
      await limiterOf(limit).consume(key).catch(refuse);
    },
    async refund(limit, key) {
      await limiterOf(limit).reward(key);
    },
  };
}

function refuse(used: unknown): never {
  if (!(used instanceof RateLimiterRes)) throw used;
  const seconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  throw refusal("RATE_LIMITED", `Too many tries. Please try again in ${wait}.`, undefined, seconds);
}
