import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";

import { isId } from "#api/core/rules/id.rules.ts";

/** The value of the argument `first` in the traversal. */
const PAGE = 6;

/** The GraphQL literals to try for each scalar type. For other scalar types a text is tried. */
const OF_SCALARS: Record<string, string[]> = {
  Int: ["1"],
  SafeInt: ["1"],
  Float: ["1"],
  Boolean: ["true", "false"],
  DateTimeISO: ['"2026-01-01T00:00:00.000Z"'],
};

/**
 * The texts of the pool that fit the type: for ID the texts that look like an id, for String all other texts. If no
 * text fits, the whole pool.
 */
function textsFor(type: "ID" | "String", pool: readonly string[]) {
  const fitting = pool.filter((text) => isId(text) === (type === "ID"));
  return fitting.length > 0 ? fitting : pool;
}

/**
 * The texts to try for an argument: the whole pool for an id or a required text, and one meaningless text for an
 * optional text.
 */
const textsOf = (type: GraphQLInputType, isRequired: boolean, pool: readonly string[]) =>
  isRequired || getNamedType(type).name === "ID" ? pool : ["a"];

/** All literals to try for an argument of this type. */
function valuesOf(type: GraphQLInputType, pool: readonly string[]): string[] {
  const named = getNullableType(type);
  if (isListType(named)) return valuesOf(named.ofType, pool).map((value) => `[${value}]`);
  if (isEnumType(named)) return named.getValues().map(({ name }) => name);
  if (named.name === "ID" || named.name === "String")
    return textsFor(named.name, pool).map((text) => JSON.stringify(text));
  if (!isInputObjectType(named)) return OF_SCALARS[named.name] ?? ['"a"'];
  const fields = Object.values(named.getFields());
  const base = new Map(
    fields.filter(isRequiredInputField).map((field) => [field.name, valuesOf(field.type, ["a"])[0]!]),
  );
  const one = fields.flatMap((field) =>
    valuesOf(field.type, textsOf(field.type, isRequiredInputField(field), pool)).map(
      (value) => new Map([...base, [field.name, value]]),
    ),
  );
  // A set, because `base` already contains the first value of each required field.
  return [
    ...new Set(
      [base, ...one].map((entries) => `{ ${[...entries].map(([name, value]) => `${name}: ${value}`).join(", ")} }`),
    ),
  ];
}

/**
 * The argument lists to try for a field, as GraphQL text such as `(first: 20)`. The lists in `first` try each value of
 * the required arguments, and the lists in `more` each value of the optional arguments.
 */
export function variantsOf(args: readonly GraphQLArgument[], pool: readonly string[]) {
  const isPage = ({ name, type }: GraphQLArgument) => name === "first" && String(getNullableType(type)) === "Int";
  const values = (argument: GraphQLArgument) =>
    isPage(argument)
      ? [String(PAGE)]
      : valuesOf(argument.type, textsOf(argument.type, isRequiredArgument(argument), pool));
  const isBase = (argument: GraphQLArgument) => isRequiredArgument(argument) || isPage(argument);
  const base = new Map(args.filter(isBase).map((argument) => [argument.name, values(argument)[0]!]));
  const each = (chosen: readonly GraphQLArgument[]) =>
    chosen.flatMap((argument) => values(argument).map((value) => written(new Map([...base, [argument.name, value]]))));
  return {
    first: [...new Set([written(base), ...each(args.filter(isBase))])],
    more: each(args.filter((argument) => !isBase(argument))),
  };
}

const written = (given: ReadonlyMap<string, string>) =>
  given.size > 0 ? `(${[...given].map(([name, value]) => `${name}: ${value}`).join(", ")})` : "";
