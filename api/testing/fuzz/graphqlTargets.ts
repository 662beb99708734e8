import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isInterfaceType,
  isObjectType,
} from "graphql";

import { buildSchema } from "#api/schema.ts";
import type { Answer } from "#api/testing/client.ts";
import type { Target } from "#api/testing/fuzz/fuzz.ts";
import type { Scene } from "#api/testing/fuzz/scene.ts";
import type { Garbage } from "#api/testing/fuzz/garbage.ts";

/**
 * The source of argument values: `hostile` is the share of hostile values; `good` and `ids` have the valid values by
 * the argument's name.
 */
interface Source {
  garbage: Garbage;
  hostile: number;
  good: Record<string, unknown>;
  ids: Record<string, string>;
}

/**
 * A valid or a hostile value for a type of the schema. Most hostile values have the right type, so that they pass
 * GraphQL's validation.
 */
function valueFor(name: string, type: GraphQLInputType, source: Source): unknown {
  const { garbage, hostile } = source;
  const bare = getNullableType(type);
  if (isInputObjectType(bare) && source.good[name] === undefined)
    return Object.fromEntries(
      Object.values(bare.getFields()).map((field) => [field.name, valueFor(field.name, field.type, source)]),
    );
  return garbage.chance(hostile) ? hostileValue(type, source) : goodValue(name, type, source);
}

function goodValue(name: string, type: GraphQLInputType, { good, ids, garbage }: Source) {
  const bare = getNullableType(type);
  if (ids[name] !== undefined) return ids[name];
  const value = good[name];
  if (value !== undefined && (value !== null || !isNonNullType(type)))
    return getNamedType(type).name === "String" && typeof value === "number" ? String(value) : value;
  if (isEnumType(bare)) return garbage.oneOf(bare.getValues()).name;
  if (!isNonNullType(type)) return null;
  return { Boolean: true, Int: 1, SafeInt: 1, DateTimeISO: "2026-06-30T12:00:00Z" }[getNamedType(type).name] ?? "Osun";
}

function hostileValue(type: GraphQLInputType, source: Source): unknown {
  const { chance, oneOf, text, number, value } = source.garbage;
  if (chance(0.1)) return value();
  if (!isNonNullType(type) && chance(0.4)) return chance(0.5) ? null : undefined;
  const bare = getNullableType(type);
  if (isListType(bare)) return Array.from({ length: oneOf([0, 1, 3]) }, () => hostileValue(bare.ofType, source));
  if (isEnumType(bare)) return oneOf(bare.getValues()).name;
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields()).map((field) => [field.name, hostileValue(field.type, source)]),
    );
  if (bare.name === "Boolean") return chance(0.5);
  if (bare.name === "Int" || bare.name === "SafeInt") return number();
  if (bare.name === "DateTimeISO")
    return oneOf([
      "0000-01-01T00:00:00Z",
      "0001-01-01T00:00:00+14:00",
      "9999-12-31T23:59:59-23:59",
      "2026-06-30T23:59:60Z",
      text(),
    ]);
  return bare.name === "ID" && chance(0.5) ? oneOf(Object.values(source.ids)) : text();
}

/** Selects every scalar field, so that stored values are also read. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return "{ __typename id }";
  if (!isObjectType(named)) return "";
  const { nodes, ...fields } = named.getFields();
  const plain = Object.values(fields)
    .filter(({ type }) => isLeafType(getNamedType(type)))
    .map(({ name }) => name);
  return `{ __typename ${plain.join(" ")} ${nodes ? `nodes ${selectionOf(nodes.type)} pageInfo { endCursor }` : ""} }`;
}

function operationOf(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map(({ name, type }: GraphQLArgument) => `$${name}: ${String(type)}`).join(", ");
  const given = field.args.map(({ name }: GraphQLArgument) => `${name}: $${name}`).join(", ");
  return `${kind} ${declared && `(${declared})`} { result: ${field.name} ${given && `(${given})`} ${selectionOf(field.type)} }`;
}

const codesIn = ({ body }: Answer) =>
  (body as { errors?: { extensions: { code: string } }[] }).errors?.map(({ extensions }) => extensions.code) ?? [];

function targetOf(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>): Target {
  const query = operationOf(kind, field);
  return {
    name: field.name,
    operation: field.name,
    isWrite: kind === "mutation",
    send({ client, valid, good: { currentPassword, ...good }, scene, garbage }) {
      // Only the first round sends the right current password. Its new password equals the current one. A later round
      // would change the password, and so prevent the next sign-ins.
      const source = {
        garbage,
        hostile: valid ? 0 : garbage.oneOf([0.1, 0.5, 0.9]),
        good: { ...good, ...(valid && { currentPassword }) },
        ids: idsFor(field.name, scene),
      };
      const variables = Object.fromEntries(field.args.map(({ name, type }) => [name, valueFor(name, type, source)]));
      return client.post("/graphql", { query, variables });
    },
    isSuccess: (answer) => answer.status === 200 && codesIn(answer).length === 0,
    isFault: (answer) => codesIn(answer).includes("INTERNAL"),
  };
}

/** Maps the arguments of an operation to ids of a scene. */
function idsFor(operation: string, scene: Scene): Record<string, string> {
  // Without ids, `markNotices` marks all notices.
  if (operation === "markNotices") return {};
  const noun = Object.keys(scene).find((type) => operation.toLowerCase().includes(type.toLowerCase()));
  return {
    tenderId: scene.Tender,
    bidId: scene.Bid,
    deliveryId: scene.Delivery,
    ...(scene.CompanyDocument && { companyDocumentId: scene.CompanyDocument }),
    ...(noun && { id: scene[noun as keyof Scene] }),
  };
}

const schema = buildSchema();

/** Every query or mutation of the schema except logout, which would end the session of the requests after it. */
export const graphqlTargets = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    .filter(({ name }) => name !== "logout")
    .map((field) => targetOf(kind, field));
