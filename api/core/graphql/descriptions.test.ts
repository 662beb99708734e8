import { isEnumType, isInputObjectType, isIntrospectionType, isObjectType, isSpecifiedScalarType } from "graphql";

import { buildSchema, schemaText } from "#api/schema.ts";

test("every type, field, argument, input field and enum value of the schema has a description", () => {
  const undescribed: string[] = [];
  const check = (name: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) undescribed.push(name);
  };
  for (const type of Object.values(buildSchema().getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    check(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      check(`${type.name}.${field.name}`, field);
      for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }

  expect(undescribed).toEqual([]);
});

test("no description names a section of the specification, which clients have not", () => {
  expect(
    schemaText()
      .split("\n")
      .filter((line) => line.includes("§")),
  ).toEqual([]);
});
