import {
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from "graphql";

import { buildSchema } from "#api/schema.ts";

const MUTATIONS = Object.values(buildSchema().getMutationType()!.getFields());
/** The type of a mutation's argument `input` or `patch`. */
const inputOf = ({ args }: (typeof MUTATIONS)[number]) =>
  args
    .filter(({ name }) => ["input", "patch"].includes(name))
    .map(({ type }) => getNamedType(type))
    .find((type): type is GraphQLInputObjectType => isInputObjectType(type));

test("a mutation that deletes answers what it deleted", () => {
  const others = MUTATIONS.filter(({ name, type }) => name.startsWith("delete") && !isObjectType(getNamedType(type)));

  expect(others.map(({ name }) => name)).toEqual([]);
});

/** Mutations that are named like a creation but take no idempotency key, each with the reason. */
const WITHOUT_KEY: Record<string, string> = {
  saveNoticeSettings:
    "A person has one row of settings, and each call sets all that it gives: a second one changes nothing.",
};

test("a mutation that creates takes an idempotency key, in its input or beside its id", () => {
  const creating = MUTATIONS.filter(({ name }) => /^(?:create|submit|register|copy|ask|save|give)/.test(name));
  const withoutKey = creating.filter(
    (field) =>
      !inputOf(field)?.getFields().clientMutationId && !field.args.some(({ name }) => name === "clientMutationId"),
  );

  expect(creating.length).toBeGreaterThan(14);
  expect(withoutKey.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_KEY));
});

test("an idempotency key is a field of the input, and an argument only where there is none", () => {
  const twice = MUTATIONS.filter(
    (field) => inputOf(field) && field.args.some(({ name }) => name === "clientMutationId"),
  );

  expect(twice.map(({ name }) => name)).toEqual([]);
});

test("an idempotency key is a text, wherever it is sent", () => {
  const keys = MUTATIONS.flatMap((field) =>
    [...field.args, ...Object.values(inputOf(field)?.getFields() ?? {})]
      .filter(({ name }) => name === "clientMutationId")
      .map(({ type }) => `${field.name}: ${String(type)}`),
  );

  expect(keys.length).toBeGreaterThan(12);
  expect(keys.filter((key) => !key.endsWith(": String"))).toEqual([]);
});

test("the version that the client read is a field of the patch or input, and an argument only where there is neither", () => {
  const twice = MUTATIONS.filter((field) => inputOf(field) && field.args.some(({ name }) => name === "version"));
  const without = MUTATIONS.filter(
    (field) => field.args.some(({ name }) => name === "patch") && !inputOf(field)?.getFields().version,
  );

  expect(twice.map(({ name }) => name)).toEqual([]);
  expect(MUTATIONS.filter((field) => field.args.some(({ name }) => name === "version")).length).toBeGreaterThan(5);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("what is updated is named by its id and changed by a patch; a person has one company profile", () => {
  const others = MUTATIONS.filter(
    ({ name, args }) =>
      name.startsWith("update") && !["id", "patch"].every((each) => args.some((arg) => arg.name === each)),
  );

  expect(others.map(({ name }) => name)).toEqual(["updateCompanyProfile"]);
});

test("what is sorted by the time of its creation tells that time", () => {
  const schema = buildSchema();
  const sorted = Object.values(schema.getTypeMap()).filter(
    (type) =>
      isEnumType(type) && type.name.endsWith("OrderField") && type.getValues().some(({ name }) => name === "createdAt"),
  );
  // Posts and projects share the order type ContentOrderField.
  const shown = sorted.flatMap(({ name }) =>
    name === "ContentOrderField" ? ["BlogPost", "Project"] : [name.replace("OrderField", "")],
  );

  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((name) => !(schema.getType(name) as GraphQLObjectType).getFields().createdAt)).toEqual([]);
});

test("every scalar of the schema says where it is specified", () => {
  const unspecified = Object.values(buildSchema().getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type) && !type.specifiedByURL,
  );

  expect(unspecified.map(({ name }) => name)).toEqual([]);
});
