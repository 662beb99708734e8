import { type AnyObjectSchema, type SchemaFieldDescription } from "yup";

import { parseMoney, parseWholeNumber } from "#api/core/rules/typedNumber.rules.ts";

/**
 * Extends a yup schema, so that it accepts form values, which are text. It parses numbers as people write them, such as
 * "$1,250,000", and the options "true" and "false" as booleans. Any other text is refused with the message of the
 * field's rule.
 */
export function typedSchema<Schema extends AnyObjectSchema>(schema: Schema): Schema {
  const readers = Object.entries(schema.describe().fields).map(([name, field]) => [name, readerOf(field)] as const);

  return schema.transform((values: Record<string, unknown>) => {
    const read = { ...values };
    for (const [name, reader] of readers) {
      const typed = read[name];
      if (reader && typeof typed === "string" && typed.trim() !== "") read[name] = reader(typed);
    }
    return read;
  });
}

function readerOf(field: SchemaFieldDescription): ((typed: string) => unknown) | null {
  if (field.type === "boolean") return (typed) => (typed === "true" || typed === "false" ? typed === "true" : typed);
  if (field.type !== "number") return null;
  const parse = "meta" in field && field.meta?.typed === "money" ? parseMoney : parseWholeNumber;
  return (typed) => parse(typed) ?? NaN;
}
