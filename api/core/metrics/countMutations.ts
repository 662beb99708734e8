import { defaultFieldResolver, type GraphQLSchema } from "graphql";
import { Counter, type Registry } from "prom-client";

import { isReplay } from "#api/core/database/createOnce.ts";
import type { Refused } from "#api/core/http/answerNote.ts";
import { REFUSAL_STATUS } from "#api/core/rules/refusalCodes.rules.ts";

/**
 * Counts each mutation after its commit. Mutations by GraphQL and by REST are counted, because both run the schema's
 * resolvers. A retry that returns the object of an earlier request is not counted again.
 * @returns a function that counts a refusal, and the mutation that was refused
 */
export function countMutations(register: Registry, schema: GraphQLSchema) {
  const registers = [register];
  const mutations = new Counter({
    name: "axion_mutations_total",
    help: "Mutations, REST writes included, by their name and outcome: `done`, or the code of the refusal.",
    labelNames: ["mutation", "outcome"],
    registers,
  });
  const refusals = new Counter({
    name: "axion_refusals_total",
    help: "Refusals told to callers, by code.",
    labelNames: ["code"],
    registers,
  });
  // Each counter starts at 0, so that the first refusal shows as an increase.
  for (const code of Object.keys(REFUSAL_STATUS)) refusals.inc({ code }, 0);

  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const field of Object.values(fields)) {
    const done = { mutation: field.name, outcome: "done" };
    mutations.inc(done, 0);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (...args) => {
      const result: unknown = await resolve(...args);
      if (!isReplay(result)) mutations.inc(done);
      return result;
    };
  }
  return ({ code, operation = "" }: Refused) => {
    refusals.inc({ code });
    if (Object.hasOwn(fields, operation)) mutations.inc({ mutation: operation, outcome: code });
  };
}
