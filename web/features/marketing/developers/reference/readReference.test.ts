import { readFileSync } from "node:fs";

import { type Described, readReference } from "#web/features/marketing/developers/reference/readReference.ts";

const reference = readReference(readFileSync("schema.graphql", "utf8"));

const named = (kind: keyof typeof reference, ...path: string[]) =>
  path.reduce<{ parts: Described[]; found?: Described }>(
    ({ parts }, name) => {
      const found = parts.find((part) => part.name === name);
      return { parts: found?.parts ?? [], found };
    },
    { parts: reference[kind] },
  ).found;

test("a query has its type, arguments, defaults and descriptions", () => {
  expect(named("queries", "tenders")).toMatchObject({
    type: "TenderConnection!",
    typeName: "TenderConnection",
    typeKind: "lists",
  });
  expect(named("queries", "tenders", "first")).toMatchObject({ type: "Int!", typeKind: null, defaultValue: "20" });
  expect(named("queries", "tenders", "filter")).toMatchObject({
    type: "TenderFilter",
    typeKind: "inputs",
    defaultValue: null,
  });
});

test("a query and a mutation tell what a token needs", () => {
  expect(named("queries", "tenders")?.description).toMatch(/A token needs `tenders:read`\.$/);
  expect(named("mutations", "createWebhook")?.description).toMatch(/No token may do this\.$/);
});

test("mutations, object fields, scalars, input fields and enum values are found by their names", () => {
  expect(named("mutations", "submitBid", "input")).toMatchObject({ type: "BidInput!", typeKind: "inputs" });
  expect(named("types", "Tender", "status")).toMatchObject({ type: "TenderStatus!", typeKind: "enums" });
  expect(named("lists", "TenderConnection", "pageInfo")).toMatchObject({ type: "PageInfo!", typeKind: "lists" });
  expect(named("types", "DateTimeISO")).toMatchObject({ parts: [] });
  expect(named("inputs", "BidInput", "bidAmount")).toBeDefined();
  expect(named("enums", "TenderStatus", "open")).toMatchObject({ type: null });
});

test("nothing in the reference is without a description, and each name that is linked is on a page", () => {
  const all = (parts: Described[]): Described[] => parts.flatMap((part) => [part, ...all(part.parts)]);
  const everything = Object.values(reference).flatMap(all);

  expect(everything.filter(({ description }) => description.length < 3).map(({ name }) => name)).toEqual([]);
  expect(
    everything
      .filter(({ typeKind, typeName }) => typeKind && !named(typeKind as keyof typeof reference, typeName ?? ""))
      .map(({ typeName }) => typeName),
  ).toEqual([]);
});

test("what is deprecated says what to use instead, in fields, arguments, inputs and enum values", () => {
  const { queries, types, inputs, enums } = readReference(`
    type Query { old(a: String @deprecated(reason: "use b"), b: String): T @deprecated(reason: "use new") }
    type T { f: E }
    input I { g: Int = 3 @deprecated(reason: "use h") }
    enum E { x @deprecated(reason: "use y") }
  `);

  expect(
    [queries[0], queries[0]?.parts[0], inputs[0]?.parts[0], enums[0]?.parts[0]].map((part) => part?.deprecationReason),
  ).toEqual(["use new", "use b", "use h", "use y"]);
  expect(types.map(({ name }) => name)).toEqual(["T"]);
});
