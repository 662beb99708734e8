import { type AnyObjectSchema, type InferType } from "yup";

/** The names of a schema's fields, in its order. */
export const fieldNames = <S extends AnyObjectSchema>({ fields }: S) => Object.keys(fields) as (keyof InferType<S> & string)[];
