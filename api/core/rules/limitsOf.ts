import type { Schema } from "yup";

/** The least and the most that a field's rules allow: characters of a text, or the value of a number. */
export function limitsOf(field: Pick<Schema, "describe">) {
  const { tests } = field.describe();
  const limit = (name: "min" | "max") => tests.find((test) => test.name === name)?.params?.[name] as number | undefined;
  return { min: limit("min"), max: limit("max") };
}
