import { type FormikValues } from "formik";
import { type AnyObjectSchema } from "yup";

export interface Merged<Values> {
  /** What is stored now, as the form would show it. */
  now: Values;
  /** What was typed; each field that was left alone takes over what is stored now. */
  values: Values;
  /** The fields that took over what somebody else saved. */
  taken: readonly string[];
  /** The fields that were changed on both sides: they stay as typed. */
  contested: readonly string[];
  /** What was typed is what is stored: there is nothing left to save. */
  isStored: boolean;
}

interface Options<Values> {
  schema: AnyObjectSchema;
  /** What the form was opened on. */
  opened: Values;
  typed: Values;
  now: Values;
  /** Contested before, and not settled yet. */
  earlier?: readonly string[];
}

/** Three ways: nobody undoes a change that they have not seen, and nobody's typing is lost. Fields are compared as the server stores them. */
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
