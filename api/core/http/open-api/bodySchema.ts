import { getNamedType, type GraphQLInputType, isEnumType, isInputObjectType } from "graphql";
import type { AnyObjectSchema, Schema } from "yup";

import { enumSchema, type JsonSchema, type Components, orNull } from "#api/core/http/open-api/openComponents.ts";
import { fieldSchema } from "#api/core/http/open-api/fieldSchema.ts";
import type { ReadOperation } from "#api/core/http/open-api/readOperation.ts";
import { type Route, SERVER_DECIDES } from "#api/core/http/rest/rest.ts";

/**
 * The JSON Schema of the request body of a REST route. It is made from the yup rules of the body, with the descriptions
 * and enums of the GraphQL operation's input.
 */
export function bodySchema(
  components: Components,
  { verb, body, rows = {} }: Required<Pick<Route, "verb" | "body">> & Pick<Route, "rows">,
  { input, field }: ReadOperation,
): JsonSchema {
  const described = { ...Object.fromEntries(field.args.map((arg) => [arg.name, arg])), ...input?.getFields() };
  const rules = Object.entries(body.fields) as [string, Schema][];
  const properties = rules.map(([name, rule]): [string, JsonSchema] => {
    const type = getNamedType(described[name]?.type);
    const ofEnum = isEnumType(type) && enumSchema(components, type);
    const schema = ofEnum ? (rule.describe().nullable ? orNull(ofEnum) : ofEnum) : fieldSchema(components, rule);
    return [name, { ...schema, description: described[name]?.description ?? undefined }];
  });
  for (const [name, { row, most }] of Object.entries(rows))
    properties.push([
      name,
      {
        ...orNull({ type: "array", maxItems: most, items: rowSchema(components, row, described[name]) }),
        description: described[name]?.description ?? undefined,
      },
    ]);
  if (described.version)
    properties.push([
      "version",
      { type: ["integer", "null"], format: "int32", description: described.version.description ?? undefined },
    ]);
  const required = verb === "patch" ? [] : rules.filter(([, rule]) => !isOptional(rule)).map(([name]) => name);
  const passedOver = SERVER_DECIDES.filter((name) => properties.every(([known]) => known !== name));
  // An operation without an input type has its arguments in the body. The component is then named after the operation,
  // such as DeleteUserInput for deleteUser.
  const name = input?.name ?? `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Input`;
  return components.schema(name, {
    type: "object",
    description: `${input ? `${input.description ?? ""} ` : ""}Other names are refused, except for these, which the server alone sets and which are ignored: ${passedOver.join(", ")}.`,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  });
}

/** The JSON Schema of an item of a list in the body, from the item's yup rules. */
function rowSchema(
  components: Components,
  row: Pick<AnyObjectSchema, "fields">,
  list: { type: GraphQLInputType } | undefined,
): JsonSchema {
  const type = list && getNamedType(list.type);
  const described = isInputObjectType(type) ? type.getFields() : {};
  const rules = Object.entries(row.fields) as [string, Schema][];
  return {
    type: "object",
    properties: Object.fromEntries(
      rules.map(([name, rule]) => [
        name,
        { ...fieldSchema(components, rule), description: described[name]?.description ?? undefined },
      ]),
    ),
    required: rules.filter(([, rule]) => !isOptional(rule)).map(([name]) => name),
    additionalProperties: false,
  };
}

const isOptional = (rule: Schema) => {
  const { optional, nullable } = rule.describe();
  return optional || nullable;
};
