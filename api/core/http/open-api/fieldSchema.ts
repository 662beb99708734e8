import type { Schema, SchemaDescription } from "yup";

import { type JsonSchema, type Components, orNull } from "#api/core/http/open-api/openComponents.ts";
import { COUNTRIES } from "#api/core/rules/country.rules.ts";
import { limitsOf } from "#api/core/rules/schemaFields.rules.ts";

/** The JSON Schema format for each yup test that has one, by the name of the test. */
const FORMATS: Record<string, string> = { email: "email", id: "uuid", "web-address": "uri" };

/** The JSON Schema of a field of a request body, from the field's yup rules. */
export function fieldSchema(components: Components, field: Schema): JsonSchema {
  const description = field.describe();
  const schema = present(components, field, description);
  return description.nullable ? orNull(schema) : schema;
}

function present(
  components: Components,
  field: Schema,
  { type, tests, oneOf, optional, nullable }: SchemaDescription,
): JsonSchema {
  const { min, max } = limitsOf(field);
  const choices = oneOf.filter((choice) => choice !== null);
  if (choices.length === COUNTRIES.length)
    return components.schema("Country", { type: "string", description: "A country's English name.", enum: choices });
  if (choices.length > 0) return { type: "string", enum: choices };
  if (type === "boolean") return { type };
  if (type === "date") return { type: "string", anyOf: [{ format: "date-time" }, { format: "date" }] };
  if (type === "number") return { type: "integer", format: "int64", minimum: min, maximum: max };
  if (type !== "string") throw new Error(`The document does not know fields of type ${type}`);
  const [format] = tests.flatMap(({ name = "" }) => FORMATS[name] ?? []);
  const regex = tests.find(({ name }) => name === "matches")?.params?.regex as RegExp | undefined;
  return {
    type,
    format,
    pattern: format ? undefined : regex?.source,
    minLength: min ?? (optional || nullable ? undefined : 1),
    maxLength: max,
  };
}
