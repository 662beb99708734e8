import type { SchemaDescription } from "yup";

/** The minimum and maximum of a field's rules: characters of a text, or the value of a number. */
export function limitsOf(field: { describe: () => unknown }) {
  const { tests } = field.describe() as SchemaDescription;
  const limit = (name: "min" | "max") => tests.find((test) => test.name === name)?.params?.[name] as number | undefined;
  return { min: limit("min"), max: limit("max") };
}
