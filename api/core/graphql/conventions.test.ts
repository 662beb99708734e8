import { getNamedType, type GraphQLInputObjectType, isInputObjectType, isObjectType } from "graphql";

import { buildSchema } from "#api/schema.ts";

const MUTATIONS = Object.values(buildSchema().getMutationType()!.getFields());
/** Its argument `input` or `patch`. */
const inputOf = ({ args }: (typeof MUTATIONS)[number]) =>
  args.filter(({ name }) => ["input", "patch"].includes(name)).map(({ type }) => getNamedType(type)).find((type): type is GraphQLInputObjectType => isInputObjectType(type));

test("a mutation that deletes answers what it deleted", () => {
  const others = MUTATIONS.filter(({ name, type }) => name.startsWith("delete") && !isObjectType(getNamedType(type)));

  expect(others.map(({ name }) => name)).toEqual([]);
});

test("a mutation that creates takes an input with an idempotency key", () => {
  const creating = MUTATIONS.filter(({ name }) => /^(?:create|submit|register)/.test(name));

  expect(creating.length).toBeGreaterThan(8);
  expect(creating.filter((field) => !inputOf(field)?.getFields().clientMutationId).map(({ name }) => name)).toEqual([]);
});

test("an idempotency key is a text, wherever it is sent", () => {
  const keys = MUTATIONS.flatMap((field) => [...field.args, ...Object.values(inputOf(field)?.getFields() ?? {})].filter(({ name }) => name === "clientMutationId").map(({ type }) => `${field.name}: ${String(type)}`));

  expect(keys.length).toBeGreaterThan(12);
  expect(keys.filter((key) => !key.endsWith(": String"))).toEqual([]);
});

test("the version that the client read is a field of the patch or input, and an argument only where there is neither", () => {
  const twice = MUTATIONS.filter((field) => inputOf(field) && field.args.some(({ name }) => name === "version"));
  const without = MUTATIONS.filter((field) => field.args.some(({ name }) => name === "patch") && !inputOf(field)?.getFields().version);

  expect(twice.map(({ name }) => name)).toEqual([]);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test("what is updated is named by its id and changed by a patch; a person has one company profile", () => {
  const others = MUTATIONS.filter(({ name, args }) => name.startsWith("update") && !["id", "patch"].every((each) => args.some((arg) => arg.name === each)));

  expect(others.map(({ name }) => name)).toEqual(["updateCompanyProfile"]);
});
