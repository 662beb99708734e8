import type { AnyObjectSchema, InferType, SchemaDescription } from "yup";

/** The names of a yup schema's fields, in the order of the schema. */
export const fieldNames = <S extends AnyObjectSchema>({ fields }: S) =>
  Object.keys(fields) as (keyof InferType<S> & string)[];

/** The minimum and maximum from a field's rules: of the number of characters for a text, of the value for a number. */
export function limitsOf(field: { describe: () => unknown }) {
  const { tests } = field.describe() as SchemaDescription;
  const limit = (name: "min" | "max") => tests.find((test) => test.name === name)?.params?.[name] as number | undefined;
  return { min: limit("min"), max: limit("max") };
}
