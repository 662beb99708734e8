import { type GraphQLSchema, isObjectType } from "graphql";

import { scopeOf } from "#api/core/graphql/access.ts";
import type { TokenRight } from "#api/core/rules/scopes.rules.ts";

const SENTENCE = / (?:A token needs [^.]+|No token may do this)\.$/;

/**
 * Adds the scope that an API token needs to the description of each root field, and of each other field that needs a
 * scope. Call it once, on a newly built schema.
 */
export function describeTokenRights(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const right = (field.extensions.tokenRight as TokenRight | undefined) ?? scopeOf(field);
      if (right && field.description) field.description += ` ${sentenceOf(right)}`;
    }
  }
  return schema;
}

/**
 * Removes the sentence that describeTokenRights has added, because the OpenAPI document lists all scopes of an
 * operation separately.
 */
export const withoutTokenRight = (description: string | null | undefined) => description?.replace(SENTENCE, "");

function sentenceOf(right: TokenRight) {
  if (right === "no token") return "No token may do this.";
  return right === "any token" ? "A token needs no scope." : `A token needs \`${right}\`.`;
}
