import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLOutputType,
  type SelectionSetNode,
} from "graphql";

import { withoutTokenRight } from "#api/core/graphql/describeTokenRights.ts";
import { enumSchema, type JsonSchema, type Components, orNull } from "#api/core/http/open-api/openComponents.ts";

const SCALARS: Record<string, JsonSchema> = {
  Boolean: { type: "boolean" },
  DateTimeISO: { type: "string", format: "date-time" },
  Float: { type: "number" },
  ID: { type: "string", format: "uuid" },
  Int: { type: "integer", format: "int32" },
  SafeInt: { type: "integer", format: "int64" },
  String: { type: "string" },
};

/**
 * The JSON Schema of a GraphQL value with these selected fields: all are required, and no others are allowed.
 * @param name The name of the component for the object; without a name the object is inlined
 */
export function answerSchema(
  components: Components,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  name?: string,
): JsonSchema {
  if (!isNonNullType(type)) return orNull(present(components, type, selection, name));
  return present(components, type.ofType, selection, name);
}

function present(
  components: Components,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
  name?: string,
): JsonSchema {
  if (isListType(type)) return { type: "array", items: answerSchema(components, type.ofType, selection, name) };
  const named = getNamedType(type);
  if (isEnumType(named)) return enumSchema(components, named);
  if (!isObjectType(named)) return SCALARS[named.name] ?? unknownScalar(named.name);
  const fields = named.getFields();
  const selected = (selection?.selections ?? []).filter((each) => each.kind === Kind.FIELD);
  const properties = selected.map(({ alias, name: { value }, selectionSet }) => {
    const field = fields[value]!;
    return [
      alias?.value ?? value,
      { ...answerSchema(components, field.type, selectionSet), description: withoutTokenRight(field.description) },
    ] as const;
  });
  const schema = {
    type: "object",
    description: named.description,
    properties: Object.fromEntries(properties),
    required: properties.map(([each]) => each),
    additionalProperties: false,
  };
  return name === undefined ? schema : components.schema(name, schema);
}

function unknownScalar(name: string): never {
  throw new Error(`The document does not know the scalar ${name}`);
}
