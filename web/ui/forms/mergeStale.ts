import { type FormikValues } from "formik";
import { type AnyObjectSchema } from "yup";

export interface Merged<Values> {
  /** The stored values, as form values. */
  now: Values;
  /** The merged values: typed values, and stored values for fields without local changes. */
  values: Values;
  /** Fields that only the other user has changed. In `values` they have the stored value. */
  taken: readonly string[];
  /** Conflicts: fields that both users have changed. In `values` they have the typed value. */
  contested: readonly string[];
  /** Whether the typed values equal the stored ones, so that there is nothing to save. */
  isStored: boolean;
}

interface Options<Values> {
  schema: AnyObjectSchema;
  /** The initial values of the form. */
  opened: Values;
  typed: Values;
  now: Values;
  /** Unresolved conflicts of an earlier merge. */
  earlier?: readonly string[];
}

/**
 * Merges the stored record into the form (three-way merge). It keeps every typed value. Where it takes or overrides
 * another user's change, the result names the field, so that the form can show it. Values are compared after the schema
 * has converted them to the values that the server stores.
 */
export function mergeStale<Values extends FormikValues>({
  schema,
  opened,
  typed,
  now,
  earlier = [],
}: Options<Values>): Merged<Values> {
  const [before, mine, theirs] = [opened, typed, now].map(
    (values) => schema.cast(values, { assert: false, stripUnknown: true }) as FormikValues,
  );
  const differing = (left: FormikValues | undefined, right: FormikValues | undefined) => (name: string) =>
    JSON.stringify(left?.[name]) !== JSON.stringify(right?.[name]);
  const isTyped = differing(before, mine);
  const isNews = differing(before, theirs);
  const toStore = Object.keys(schema.fields).filter(differing(mine, theirs));

  const taken = toStore.filter((name) => !isTyped(name));
  const values = {
    ...now,
    ...Object.fromEntries(
      Object.keys(schema.fields)
        .filter(isTyped)
        .map((name) => [name, typed[name] as unknown]),
    ),
  };
  const contested = toStore.filter((name) => isTyped(name) && (isNews(name) || earlier.includes(name)));
  return { now, values, taken, contested, isStored: toStore.length === 0 };
}
