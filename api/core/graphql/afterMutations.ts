import { defaultFieldResolver, type GraphQLSchema } from "graphql";

import type { WriteLimit } from "#api/core/rules/writeLimits.rules.ts";

/** Nobody else sees what these write. */
const PRIVATE: (WriteLimit | undefined)[] = ["draft writes"];

/** Calls `done` after each mutation, GraphQL's and REST's: its transaction has been committed. */
export function afterMutations(schema: GraphQLSchema, done: () => void) {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (PRIVATE.includes((field.extensions as { writes?: WriteLimit }).writes)) continue;
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (...asked) => {
      const result: unknown = await resolve(...asked);
      done();
      return result;
    };
  }
}
