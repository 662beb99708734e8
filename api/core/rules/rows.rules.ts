import type { AnyObject, InferType, ObjectSchema } from "yup";

/** The rules of a list of rows. */
interface RowsRule<S extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>> {
  row: S;
  /** How many there can be. */
  most: number;
  /** The text in which no two rows are alike, ignoring case, and what is said of the second one. */
  unlike: string;
  alike: string;
}

/** The lists of an input, by their names. */
export type Rows = Record<string, RowsRule>;

/** A list that is missing or null is empty. */
export type InferRows<R extends Rows> = { [Name in keyof R]: InferType<R[Name]["row"]>[] };
