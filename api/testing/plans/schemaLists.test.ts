import { readFileSync } from "node:fs";

import { buildSchema, getNamedType, isObjectType } from "graphql";

import { LISTS_OF_SCHEMA } from "#api/testing/plans/listsOfSchema.ts";

test("every connection of the schema, and every field with `first`, is among the lists whose plans are read", () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const lists = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(
      ({ field }) =>
        getNamedType(field.type).name.endsWith("Connection") || field.args.some(({ name }) => name === "first"),
    )
    .map(({ type, field }) => `${type.name}.${field.name}`);

  expect(lists.sort()).toEqual(Object.keys(LISTS_OF_SCHEMA).sort());
});
