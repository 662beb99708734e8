import { getNamedType, type GraphQLInputType, isEnumType, isInputObjectType } from "graphql";
import type { AnyObjectSchema, Schema } from "yup";

import { enumSchema } from "#api/core/http/open-api/enumSchema.ts";
import { fieldSchema } from "#api/core/http/open-api/fieldSchema.ts";
import type { JsonSchema } from "#api/core/http/open-api/JsonSchema.ts";
import type { Components } from "#api/core/http/open-api/openComponents.ts";
import { orNull } from "#api/core/http/open-api/orNull.ts";
import type { ReadOperation } from "#api/core/http/open-api/readOperation.ts";
import { type Route, SERVER_DECIDES } from "#api/core/http/rest.ts";

/** What a row's body may be: by its rules, with the descriptions and enums of the operation's input. */
export function bodySchema(components: Components, { verb, body, rows = {} }: Required<Pick<Route, "verb" | "body">> & Pick<Route, "rows">, { input, field }: ReadOperation): JsonSchema {
  const told = { ...Object.fromEntries(field.args.map((arg) => [arg.name, arg])), ...input?.getFields() };
  const rules = Object.entries(body.fields) as [string, Schema][];
  const properties = rules.map(([name, rule]): [string, JsonSchema] => {
    const type = getNamedType(told[name]?.type);
    const ofEnum = isEnumType(type) && enumSchema(components, type);
    const schema = ofEnum ? (rule.describe().nullable ? orNull(ofEnum) : ofEnum) : fieldSchema(components, rule);
    return [name, { ...schema, description: told[name]?.description ?? undefined }];
  });
  for (const [name, { row, most }] of Object.entries(rows)) properties.push([name, { ...orNull({ type: "array", maxItems: most, items: rowSchema(components, row, told[name]) }), description: told[name]?.description ?? undefined }]);
  if (told.version) properties.push(["version", { type: ["integer", "null"], format: "int32", description: told.version.description ?? undefined }]);
  const required = verb === "patch" ? [] : rules.filter(([, rule]) => !isOptional(rule)).map(([name]) => name);
  const passedOver = SERVER_DECIDES.filter((name) => properties.every(([known]) => known !== name));
  return components.schema(input?.name ?? field.name, {
    type: "object",
    description: `${input?.description ?? ""} Any other name is refused, except for those that the server alone decides, which are passed over: ${passedOver.join(", ")}.`,
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  });
}

/** An object of a list, by its rules. */
function rowSchema(components: Components, row: AnyObjectSchema, list: { type: GraphQLInputType } | undefined): JsonSchema {
  const type = list && getNamedType(list.type);
  const told = isInputObjectType(type) ? type.getFields() : {};
  const rules = Object.entries(row.fields) as [string, Schema][];
  return {
    type: "object",
    properties: Object.fromEntries(rules.map(([name, rule]) => [name, { ...fieldSchema(components, rule), description: told[name]?.description ?? undefined }])),
    required: rules.filter(([, rule]) => !isOptional(rule)).map(([name]) => name),
    additionalProperties: false,
  };
}

const isOptional = (rule: Schema) => {
  const { optional, nullable } = rule.describe();
  return optional || nullable;
};
