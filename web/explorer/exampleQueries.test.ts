import { readFileSync } from "node:fs";

import { buildSchema, parse, validate } from "graphql";

import { EXAMPLE_QUERIES } from "#web/explorer/exampleQueries.ts";

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

test.each(EXAMPLE_QUERIES)(
  "the example '$title' fits the schema, and its variables are JSON",
  ({ query, variables = "{}" }) => {
    expect(validate(schema, parse(query))).toEqual([]);
    expect(() => JSON.parse(variables) as unknown).not.toThrow();
  },
);

test("there are nine examples, each with a title of its own", () => {
  expect(new Set(EXAMPLE_QUERIES.map(({ title }) => title)).size).toBe(9);
});
