import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from "graphql";
import { GraphQLDateTimeISO, GraphQLSafeInt } from "graphql-scalars";
import type { ValueTransformer } from "typeorm";

import { readMoment } from "#api/core/rules/moments.rules.ts";

/**
 * The GraphQL scalar for a point in time. An input may be a date without a time: it stays a DateOnly until the rules of
 * its field choose the time of day.
 */
export const DateTimeISO = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  specifiedByURL: "https://www.rfc-editor.org/rfc/rfc3339",
  description:
    "A point in time, ISO 8601 in UTC: 2026-12-31T16:00:00.000Z. " +
    "An input may have another offset, or be a date without a time, 2026-12-31: the field's description says which moment of that day in UTC it means.",
  // The library's serializer parses each Date again, which takes longer than reading it.
  serialize: (value) => (value instanceof Date ? value.toISOString() : GraphQLDateTimeISO.serialize(value)),
  parseValue: (sent) => parseMoment(sent),
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined, node),
});

function parseMoment(sent: unknown, nodes?: ValueNode) {
  const moment = typeof sent === "string" ? readMoment(sent) : sent;
  if (moment instanceof Date) return moment;
  throw new GraphQLError("It must be an ISO 8601 instant or date", { nodes });
}

/** A whole number of US dollars, which may exceed the 32 bits of Int. */
export const SafeInt = GraphQLSafeInt;

/**
 * Converts PostgreSQL's bigint, which the driver returns as text. Each such column must hold only safe integers:
 * amounts have a CHECK constraint for this, and the SQL of sums of awarded bids limits them.
 */
export const bigintAsNumber: ValueTransformer = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** Converts a list of names to the object that registerEnumType requires; each value equals its name. */
export const asEnum = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [K in T]: K };
