import type { ErrorRequestHandler, Request, RequestHandler } from "express";
import type { Pool } from "pg";

import { type Counted, countRequests } from "#api/core/http/countRequests.ts";
import { networkOf } from "#api/core/http/networkOf.ts";
import { tooMany } from "#api/core/http/throttle.ts";

/** Requests to /graphql and /api in a minute; 0: as many as one likes. */
export interface RequestLimits {
  /** Of a person, with sessions and tokens together. */
  person: number;
  /** Of all visitors from one address: whoever is signed in counts as a person, however many share the address. */
  address: number;
  now?: () => number;
}

/** Names and values of the headers that tell a client its limit; the end of the minute in seconds since 1970. */
const headOf = ({ limit, remaining, reset }: Counted) => [
  "x-ratelimit-limit", String(limit),
  "x-ratelimit-remaining", String(remaining),
  "x-ratelimit-reset", String(Math.ceil(reset / 1000)),
];

/**
 * The general throttle, beside those of tries and writes in throttle.ts.
 * @param personOf the id of who is signed in, after the session or token was read
 */
export function limitRequests(pool: Pool, { person, address, now = Date.now }: RequestLimits, personOf: (request: Request) => string | undefined) {
  const count = countRequests(pool, now);
  const countPerson = (id: string) => (person > 0 ? count(`person ${id}`, person) : null);
  const countAddress = (request: Request) => (address > 0 ? count(`address ${networkOf(request.ip)}`, address) : null);

  const handler: RequestHandler = (request, response, next) => {
    const id = personOf(request);
    const counted = id === undefined ? countAddress(request) : countPerson(id);
    if (counted) {
      const head = headOf(counted);
      for (let index = 0; index < head.length; index += 2) response.setHeader(head[index]!, head[index + 1]!);
      if (counted.isPast) throw tooMany("requests", counted.reset - now());
    }
    next();
  };

  /** Of a request whose token was refused: its sender is not known. */
  const refused: ErrorRequestHandler = (error: unknown, request, response, next) => {
    if (response.hasHeader("x-ratelimit-limit")) next(error);
    else void handler(request, response, (past?: unknown) => next(past ?? error));
  };

  return {
    handlers: [handler, refused],
    /** For a repeated request. @returns its headers; null past the limit */
    headForRepeat(id: string) {
      const counted = countPerson(id);
      return counted ? (counted.isPast ? null : headOf(counted)) : [];
    },
  };
}
