import type { RequestHandler } from "express";

import { badInput } from "#api/core/rules/valid.ts";

/** The parameters of the query string, each with its description and JSON Schema. */
export type QueryParameters = Record<string, { description: string; schema: object }>;

/**
 * Refuses BAD_USER_INPUT for an unknown query parameter. Otherwise a misspelled condition would be ignored and the
 * whole list returned, and a request with `?dryRun=true` would store data.
 */
export function requireKnownParameters(query: Record<string, unknown>, known: readonly string[]) {
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw badInput(Object.fromEntries(unknown.map((name) => [name, "Unknown parameter"])));
}

/** Refuses unknown query parameters before the body is read. Mount it after the check of rights. */
export const refuseUnknownParameters =
  (known: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    requireKnownParameters(request.query, known);
    next();
  };
