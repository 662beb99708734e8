import { defaultFieldResolver, type GraphQLSchema } from "graphql";

import type { WriteLimit } from "#api/core/rules/writeLimits.rules.ts";

/** Mutations with one of these quotas do not call `done`, because only their author sees the result. */
const PRIVATE: (WriteLimit | undefined)[] = ["draft writes"];

/**
 * Makes the schema call `done` after each successful mutation by GraphQL or REST, except the PRIVATE ones, once its
 * transaction is committed.
 */
export function afterMutations(schema: GraphQLSchema, done: () => void) {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (PRIVATE.includes((field.extensions as { writes?: WriteLimit }).writes)) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (...args) => {
      const result: unknown = await resolve(...args);
      done();
      return result;
    };
  }
}
