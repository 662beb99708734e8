import type { GraphQLEnumType } from "graphql";

/** A JSON Schema of the dialect 2020-12, which OpenAPI 3.1 uses. */
export type JsonSchema = Record<string, unknown>;

/**
 * Collects the components of the OpenAPI document while its operations are generated. Throws if two different
 * components have the same name.
 */
export function openComponents() {
  const kinds = { schemas: new Map<string, JsonSchema>(), responses: new Map<string, object>() };

  function named(kind: keyof typeof kinds, name: string, part: JsonSchema) {
    const known = kinds[kind].get(name);
    if (known && JSON.stringify(known) !== JSON.stringify(part))
      throw new Error(`Two of the document's ${kind} are named ${name}: give the second one's route \`answer\``);
    kinds[kind].set(name, part);
    return { $ref: `#/components/${kind}/${name}` };
  }

  return {
    schema: (name: string, schema: JsonSchema): JsonSchema => named("schemas", name, schema),
    response: (name: string, response: object) => named("responses", name, response as JsonSchema),
    all: () => ({ schemas: sorted(kinds.schemas), responses: sorted(kinds.responses) }),
  };
}

export type Components = ReturnType<typeof openComponents>;

const sorted = (parts: Map<string, object>) =>
  Object.fromEntries([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));

export const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === "string" && !schema.enum
    ? { ...schema, type: [schema.type, "null"] }
    : { anyOf: [schema, { type: "null" }] };

/** Adds a GraphQL enum as a component under its own name, with a description of each value. */
export function enumSchema(components: Components, type: GraphQLEnumType): JsonSchema {
  const values = type.getValues();
  const descriptions = values.map(({ name, description }) => `- \`${name}\`: ${description ?? ""}`);
  return components.schema(type.name, {
    type: "string",
    description: [type.description, ...descriptions].join("\n"),
    enum: values.map(({ name }) => name),
  });
}
