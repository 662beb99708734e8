import { type AnyObjectSchema } from "yup";

import { parseMoney, parseWholeNumber } from "#api/core/rules/typedNumber.rules.ts";

/**
 * The schema of a form, whose values are text: numbers are read as a person writes them, "$1,250,000". Text that is no
 * number becomes NaN, which the field's rule refuses in its own words.
 */
export function typedSchema<Schema extends AnyObjectSchema>(schema: Schema): Schema {
  const numbers = Object.entries(schema.describe().fields).filter(([, field]) => field.type === "number");
  const readers = numbers.map(([name, field]) => {
    const isMoney = "meta" in field && field.meta?.typed === "money";
    return [name, isMoney ? parseMoney : parseWholeNumber] as const;
  });

  return schema.transform((values: Record<string, unknown>) => {
    const read = { ...values };
    for (const [name, parse] of readers) {
      const typed = read[name];
      if (typeof typed === "string" && typed.trim() !== "") read[name] = parse(typed) ?? NaN;
    }
    return read;
  });
}
