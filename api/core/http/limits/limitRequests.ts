import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import type { Pool } from "pg";

import { type Counted, countRequests } from "#api/core/http/limits/countRequests.ts";
import { networkOf } from "#api/core/http/limits/networkOf.ts";
import { tooMany } from "#api/core/http/limits/throttle.ts";
import { OF_AN_ADMINISTRATOR } from "#api/core/rules/requestLimits.rules.ts";

/**
 * Limits per minute of requests to /graphql, /api and /files, and for visitors also of public pages that are read from
 * the database, feeds, sitemaps and open data (/ocds). 0 disables a limit.
 */
export interface RequestLimits {
  /** For one user, over all sessions and tokens. */
  person: number;
  /** For all visitors from one network together. Requests of signed-in users do not count here. */
  address: number;
  /**
   * Limits of the cost of requests, for one user and for all visitors from one network. An administrator's limit is
   * OF_AN_ADMINISTRATOR times `person`.
   */
  cost?: { person: number; address: number };
  now?: () => number;
}

/** The sender of a request that has a session or a token. */
interface Person {
  id: string;
  isAdmin: boolean;
}

/** The caller's remaining budget of query cost in the current minute. */
export interface CostBudget {
  /** Counts this cost. If it would exceed the limit, refuses RATE_LIMITED and counts nothing. */
  spend(cost: number): void;
  /** Counts the cost of work that cannot be refused, even above the limit. */
  add(cost: number): void;
}

const UNLIMITED = { isPast: false, reset: 0 };

/** Names and values of the rate limit headers. The end of the minute is in seconds since 1970. */
const headOf = ({ limit, remaining, reset }: Counted) => [
  "x-ratelimit-limit",
  String(limit),
  "x-ratelimit-remaining",
  String(remaining),
  "x-ratelimit-reset",
  String(Math.ceil(reset / 1000)),
];

/**
 * The general rate limit. The limits of tries and writes are in throttle.ts.
 * @param personOf Returns the signed-in user, after the session or token was read
 */
export function limitRequests(
  pool: Pool,
  { person, address, cost = { person: 0, address: 0 }, now = Date.now }: RequestLimits,
  personOf: (request: Request) => Person | undefined,
) {
  const count = countRequests(pool, now);
  const countCost = countRequests(pool, now, "cost");
  const countPerson = (id: string) => (person > 0 ? count(`person ${id}`, person) : null);
  const countAddress = (request: Request) => (address > 0 ? count(`address ${networkOf(request.ip)}`, address) : null);

  const handler: RequestHandler = (request, response, next) => {
    const caller = personOf(request);
    const counted = caller ? countPerson(caller.id) : countAddress(request);
    if (counted) {
      const head = headOf(counted);
      for (let index = 0; index < head.length; index += 2) response.setHeader(head[index]!, head[index + 1]!);
      if (counted.isPast) throw tooMany("requests", counted.reset - now());
    }
    next();
  };

  /** Counts a request with a refused token against the limit of its network address, because its sender is unknown. */
  const refused: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (response.hasHeader("x-ratelimit-limit")) next(error);
    else void handler(request, response, (past?: unknown) => next(past ?? error));
  };

  function costOf(request: Request): CostBudget {
    const caller = personOf(request);
    const limit = caller ? cost.person * (caller.isAdmin ? OF_AN_ADMINISTRATOR : 1) : cost.address;
    const key = caller ? `person ${caller.id}` : `address ${networkOf(request.ip)}`;
    return {
      spend(points) {
        const { isPast, reset } = limit > 0 ? countCost(key, limit, points) : UNLIMITED;
        if (isPast) throw tooMany("costly requests", reset - now());
      },
      add: (points) => void (limit > 0 && countCost(key, limit, points, true)),
    };
  }

  return {
    handlers: [handler, refused],
    /** The handler for requests whose session and token are not read. */
    ofVisitors: handler,
    costOf,
    /** Returns a handler that counts this cost for each request. If the budget is used up, it refuses RATE_LIMITED. */
    countCost:
      (points: number): RequestHandler =>
      (request, _response, next) => {
        costOf(request).spend(points);
        next();
      },
    /**
     * Counts a request that is answered without Express.
     * @returns the rate limit headers, an empty list if the limit is disabled, or null above the limit
     */
    headForRepeat(id: string) {
      const counted = countPerson(id);
      return counted ? (counted.isPast ? null : headOf(counted)) : [];
    },
  };
}
