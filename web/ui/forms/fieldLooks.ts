import { type ComponentType } from "react";

import { type FormFieldProps } from "#web/ui/forms/FormField.tsx";

/** How a form shows a field: its label, its control, and its place. */
export interface FieldLook extends Omit<FormFieldProps, "name"> {
  /** Follows the label, in the form alone: "(USD)". */
  unit?: string;
  /** The part of the form that shows it, where a form has parts. */
  section?: string;
  /** Takes a whole line. */
  wide?: true;
  /** In place of a FormField. */
  control?: ComponentType<{ name: string; label: string }>;
}

/** A look for each field of the rules, in the order of the form: a field that is left out does not compile. */
export type FieldLooks<Fields, Look extends FieldLook = FieldLook> = Readonly<Record<keyof Fields, Look>>;

type Looks<Name extends string> = Readonly<Record<Name, FieldLook>>;
export const namesOf = <Name extends string>(looks: Looks<Name>) => Object.keys(looks) as Name[];

const eachOf = <Name extends string>(looks: Looks<Name>, textOf: (name: Name) => string) =>
  Object.fromEntries(namesOf(looks).map((name) => [name, textOf(name)])) as Record<Name, string>;

export const labelsOf = <Name extends string>(looks: Looks<Name>) => eachOf(looks, (name) => looks[name].label);

/** The values of an empty form. */
export const emptyOf = <Name extends string>(looks: Looks<Name>) => eachOf(looks, () => "");

/** What is stored as a form shows it: a form knows neither null nor a truth value, both are text in it. */
export const typedOf = <Name extends string>(looks: Looks<Name>, stored: Readonly<Record<Name, string | number | boolean | null>>) =>
  eachOf(looks, (name) => String(stored[name] ?? ""));
