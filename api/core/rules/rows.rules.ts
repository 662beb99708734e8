import type { AnyObject, InferType, ObjectSchema } from "yup";

/** The rules of one list in an input. */
interface RowsRule<S extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>> {
  row: S;
  /** The maximum number of rows. */
  most: number;
  /** The field whose value must differ among the rows, ignoring case. `alike` is the message for a duplicate. */
  unlike: string;
  alike: string;
}

/** The rules of an input's lists, by the names of the lists. */
export type Rows = Record<string, RowsRule>;

/** The validated lists. A list that is missing or null becomes empty. */
export type InferRows<R extends Rows> = { [Name in keyof R]: InferType<R[Name]["row"]>[] };
