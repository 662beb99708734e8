import type { RequestHandler } from "express";

import { refusal } from "#api/core/rules/refusal.ts";
import { MOST_NESTED } from "#api/core/rules/requestLimits.rules.ts";

/** Query parameters of a GraphQL request that contain JSON. */
const JSON_PARAMETERS = ["variables", "extensions"];

/**
 * Refuses BAD_USER_INPUT for input that is nested deeper than MOST_NESTED. Otherwise functions that recurse over it,
 * such as coercion, comparison and JSON.stringify, would overflow the stack. Mount it after the parser of the body.
 */
export const refuseDeepInput: RequestHandler = (request, _response, next) => {
  const inAddress = JSON_PARAMETERS.map((name) => parsed(request.query[name]));
  if ([request.body, ...inAddress].some(isTooDeep))
    throw refusal("BAD_USER_INPUT", `The input is nested deeper than ${MOST_NESTED} levels`);
  next();
};

/** Uses a loop instead of recursion, so that deep input cannot overflow the stack here. */
function isTooDeep(input: unknown) {
  let level: unknown[] = [input];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_NESTED) return true;
    level = level.flatMap((each) => (isNested(each) ? Object.values(each).filter(isNested) : []));
  }
  return false;
}

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Parses JSON; JSON.parse does not recurse. A text that is not JSON gives undefined and is refused later. */
function parsed(json: unknown): unknown {
  try {
    return typeof json === "string" ? JSON.parse(json) : json;
  } catch {
    return undefined;
  }
}
