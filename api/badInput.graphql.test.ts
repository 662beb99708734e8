import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

import { buildSchema } from "#api/schema.ts";
import { aBidder, aPartner, aSubmittedBid, aTender } from "#api/testing/builders.ts";
import { type Garbage, garbageOf } from "#api/testing/garbage.ts";
import { testApp } from "#api/testing/testApp.ts";

jest.setTimeout(120_000);

const ROUNDS = 20;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** A page that can be read, mostly: otherwise nothing comes past it. */
function argumentFor({ name, type }: GraphQLArgument, garbage: Garbage, ids: string[]) {
  if (name === "first" && garbage.chance(0.7)) return 5;
  if (name === "after" && garbage.chance(0.7)) return null;
  return valueFor(type, garbage, ids);
}

/** Mostly of the type that the schema asks for, so that it reaches the acts, and hostile there. */
function valueFor(type: GraphQLInputType, garbage: Garbage, ids: string[]): unknown {
  const { chance, oneOf, text, number, value } = garbage;
  if (chance(0.05)) return value();
  if (!isNonNullType(type) && chance(0.4)) return chance(0.5) ? null : undefined;
  const bare = getNullableType(type);
  if (isListType(bare)) return Array.from({ length: oneOf([0, 1, 3]) }, () => valueFor(bare.ofType, garbage, ids));
  if (isEnumType(bare)) return oneOf(bare.getValues()).name;
  if (isInputObjectType(bare))
    return Object.fromEntries(Object.values(bare.getFields()).map((field) => [field.name, valueFor(field.type, garbage, ids)]));
  if (bare.name === "Boolean") return chance(0.5);
  if (bare.name === "Int" || bare.name === "SafeInt") return number();
  if (bare.name === "DateTimeISO") return oneOf(["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-23:59", "2026-06-30T23:59:60Z", text()]);
  return bare.name === "ID" && chance(0.5) ? oneOf(ids) : text();
}

function operationOf(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>) {
  const declared = field.args.map(({ name, type }: GraphQLArgument) => `$${name}: ${String(type)}`).join(", ");
  const given = field.args.map(({ name }: GraphQLArgument) => `${name}: $${name}`).join(", ");
  const type = getNamedType(field.type);
  const selection = !isObjectType(type) ? "" : type.getFields().totalCount ? "{ totalCount nodes { __typename } pageInfo { endCursor } }" : "{ __typename }";
  return declared ? `${kind} (${declared}) { result: ${field.name}(${given}) ${selection} }` : `${kind} { result: ${field.name} ${selection} }`;
}

const schema = buildSchema();
const OPERATIONS = (["query", "mutation"] as const).flatMap((kind) =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
    .filter(({ name }) => name !== "logout")
    .map((field) => ({ field, text: operationOf(kind, field) })),
);

test(`no bad input ever gives 500 or HTML through GraphQL (SEED=${SEED})`, async () => {
  const garbage = garbageOf(SEED);
  const api = await testApp();
  const [tender, victim, bidder, admin] = [await api.has(aTender()), await api.has(aPartner()), await api.has(aBidder()), await api.has(aBidder({ isAdmin: true }))];
  const bid = await api.has(aSubmittedBid({ companyId: bidder.id }));
  const ids = [tender.id, victim.id, bid.id, bid.tenderId];
  const wrong: unknown[] = [];

  for (let round = 0; round < ROUNDS; round++) {
    // Sign in each round: an input may have ended the session.
    const client = [api.visitor, api.as(bidder), api.as(admin)][round % 3] ?? api.visitor;
    for (const { field, text } of OPERATIONS) {
      const variables = Object.fromEntries(field.args.map((arg) => [arg.name, argumentFor(arg, garbage, ids)]));
      const { status, headers, errors } = await client.graphql(text, variables);
      const isJson = headers.get("content-type")?.includes("json");
      const isFault = errors?.some(({ extensions }) => extensions.code === "INTERNAL");
      if (status >= 500 || !isJson || isFault) wrong.push({ text, variables, errors });
    }
  }

  expect(wrong).toEqual([]);
  expect(api.faults).toEqual([]);
});

test(`no document ever gives 500 or HTML (SEED=${SEED})`, async () => {
  const { oneOf, value, text, chance } = garbageOf(SEED);
  const api = await testApp();
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));
  const words = ["{", "}", "(", ")", "query", "mutation", "tenders", "nodes", "id", "$id", ":", "ID!", "@skip", "...", "on", "Tender", '"', '"""', "\\u0000", "#", "[", "]"];
  const documents = Array.from({ length: 100 }, () => (chance(0.3) ? text() : Array.from({ length: 1 + text().length % 12 }, () => oneOf(words)).join(" ")));
  const wrong: unknown[] = [];

  for (const query of documents) {
    const { status, headers, body } = await admin.post("/graphql", chance(0.2) ? value() : { query, variables: value(), operationName: value() });
    if (status >= 500 || !headers.get("content-type")?.includes("json")) wrong.push({ query, status, body });
  }

  expect(wrong).toEqual([]);
  expect(api.faults).toEqual([]);
});
