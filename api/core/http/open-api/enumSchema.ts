import type { GraphQLEnumType } from "graphql";

import type { JsonSchema } from "#api/core/http/open-api/JsonSchema.ts";
import type { Components } from "#api/core/http/open-api/openComponents.ts";

/** A GraphQL enum under its own name, each value described. */
export function enumSchema(components: Components, type: GraphQLEnumType): JsonSchema {
  const values = type.getValues();
  const told = values.map(({ name, description }) => `- \`${name}\`: ${description ?? ""}`);
  return components.schema(type.name, { type: "string", description: [type.description, ...told].join("\n"), enum: values.map(({ name }) => name) });
}
