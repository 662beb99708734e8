import { GraphQLError, GraphQLScalarType } from "graphql";
import { GraphQLDateTimeISO, GraphQLSafeInt } from "graphql-scalars";
import type { ValueTransformer } from "typeorm";

import { readMoment } from "#api/core/rules/moments.rules.ts";

/** An instant. An input may be a date without a time: it stays a DateOnly until the field's rules choose the moment. */
export const DateTimeISO = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  description:
    "An instant, ISO 8601 in UTC: 2026-12-31T16:00:00.000Z. " +
    "As an input also with another offset, or a date without a time, 2026-12-31: the field says which moment of that day in UTC it means.",
  parseValue: parseMoment,
  parseLiteral: undefined,
});

function parseMoment(sent: unknown) {
  const moment = typeof sent === "string" ? readMoment(sent) : sent;
  if (moment instanceof Date) return moment;
  throw new GraphQLError("It must be an ISO 8601 instant or date");
}

/** A whole number of US dollars, past the 32 bits of Int. */
export const SafeInt = GraphQLSafeInt;

/** `bigint` reaches Node as text; every stored amount is a safe integer (a constraint holds it). */
export const bigintAsNumber: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** `["open", "closed"]` as the object that registerEnumType reads: the names are the specification's values. */
export const asEnum = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
