import type { JsonSchema } from "#api/core/http/open-api/JsonSchema.ts";

export const orNull = (schema: JsonSchema): JsonSchema =>
  typeof schema.type === "string" && !schema.enum ? { ...schema, type: [schema.type, "null"] } : { anyOf: [schema, { type: "null" }] };
