import { type FormikValues } from "formik";
import { type AnyObjectSchema } from "yup";

export interface Merged<Values> {
  /** The stored values, as form values. */
  now: Values;
  /** The typed values; fields without changes take the stored value. */
  values: Values;
  /** Fields that took over somebody else's change. */
  taken: readonly string[];
  /** Conflicts: fields that were changed on both sides keep the typed value. */
  contested: readonly string[];
  /** The typed values equal the stored ones: nothing to save. */
  isStored: boolean;
}

interface Options<Values> {
  schema: AnyObjectSchema;
  /** The initial values of the form. */
  opened: Values;
  typed: Values;
  now: Values;
  /** Fields in conflict after an earlier merge, not settled yet. */
  earlier?: readonly string[];
}

/** Three-way merge: no unseen change is overwritten, and no typed value is lost. Values are compared as the server stores them. */
export function mergeStale<Values extends FormikValues>({ schema, opened, typed, now, earlier = [] }: Options<Values>): Merged<Values> {
  const [before, mine, theirs] = [opened, typed, now].map((values) => schema.cast(values, { assert: false, stripUnknown: true }) as FormikValues);
  const differing = (left: FormikValues | undefined, right: FormikValues | undefined) => (name: string) =>
    JSON.stringify(left?.[name]) !== JSON.stringify(right?.[name]);
  const isTyped = differing(before, mine);
  const isNews = differing(before, theirs);
  const toStore = Object.keys(schema.fields).filter(differing(mine, theirs));

  const taken = toStore.filter((name) => !isTyped(name));
  const values = { ...now, ...Object.fromEntries(Object.keys(schema.fields).filter(isTyped).map((name) => [name, typed[name] as unknown])) };
  const contested = toStore.filter((name) => isTyped(name) && (isNews(name) || earlier.includes(name)));
  return { now, values, taken, contested, isStored: toStore.length === 0 };
}
