import { GraphQLDateTimeISO, GraphQLSafeInt } from "graphql-scalars";
import type { ValueTransformer } from "typeorm";

/** An instant: ISO 8601 in UTC. */
export const DateTimeISO = GraphQLDateTimeISO;

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
