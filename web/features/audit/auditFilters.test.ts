import { readFileSync } from "node:fs";

import { buildSchema, type GraphQLEnumType, type GraphQLInputObjectType } from "graphql";

import { filterOf, NO_FILTERS, OUTCOME_CHOICES, readAuditFilters, searchOf } from "#web/features/audit/auditFilters.ts";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
const ID = "01934d3a-0000-7000-8000-000000000001";
const read = (query: string) => readAuditFilters(new URLSearchParams(query));

test("the address has every filter of the api, by its name", () => {
  const { from, to, outcome, ...rest } = (schema.getType("AuditFilter") as GraphQLInputObjectType).getFields();

  expect(Object.keys(NO_FILTERS).sort()).toEqual(
    [from, to, outcome, ...Object.values(rest)].map((field) => field?.name).sort(),
  );
  expect(OUTCOME_CHOICES.map(({ value }) => value)).toEqual(
    (schema.getType("AuditOutcome") as GraphQLEnumType).getValues().map(({ name }) => name),
  );
});

test("what a filter does not take is no filter", () => {
  expect(read(`act=login&outcome=maybe&from=2026-02-30&to=2026-02-28&actor=1&userId=${ID}`)).toEqual({
    ...NO_FILTERS,
    act: "login",
    to: "2026-02-28",
    userId: ID,
  });
});

test("only filters that are set are asked for", () => {
  expect(filterOf(NO_FILTERS)).toBeUndefined();
  expect(filterOf(read("act=login&outcome=refused"))).toEqual({ act: "login", outcome: "refused" });
});

test("the filters of an address are those of the CSV's address", () => {
  expect(searchOf(NO_FILTERS)).toBe("");
  expect(searchOf(read("outcome=refused&act=login&other=1"))).toBe("?act=login&outcome=refused");
});
