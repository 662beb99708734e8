import type { RequestHandler } from "express";

import { badInput } from "#api/core/rules/valid.ts";

/** The parameters of the query string, each with its description and JSON Schema. */
export type QueryParameters = Record<string, { description: string; schema: object }>;

/**
 * Refuses BAD_USER_INPUT for a parameter that the address does not have, so that a misspelled condition does not answer
 * everything, and `?dryRun=true` does not store anything.
 */
export function requireKnownParameters(query: Record<string, unknown>, known: readonly string[]) {
  const unknown = Object.keys(query).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw badInput(Object.fromEntries(unknown.map((name) => [name, "Unknown parameter"])));
}

/** Checks the parameters before the body is read. Mount it after the check of rights. */
export const refuseUnknownParameters =
  (known: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    requireKnownParameters(request.query, known);
    next();
  };
