import type { AnyObjectSchema, InferType, SchemaDescription } from "yup";

/** The names of a schema's fields, in its order. */
export const fieldNames = <S extends AnyObjectSchema>({ fields }: S) =>
  Object.keys(fields) as (keyof InferType<S> & string)[];

/** The minimum and maximum of a field's rules: characters of a text, or the value of a number. */
export function limitsOf(field: { describe: () => unknown }) {
  const { tests } = field.describe() as SchemaDescription;
  const limit = (name: "min" | "max") => tests.find((test) => test.name === name)?.params?.[name] as number | undefined;
  return { min: limit("min"), max: limit("max") };
}
