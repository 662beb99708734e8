import { type ComponentType } from "react";

import { type FormFieldProps } from "#web/ui/forms/FormField.tsx";

/** The look of a form field: label, control and layout. */
export interface FieldLook extends Omit<FormFieldProps, "name"> {
  /** A unit after the label, shown in the form only: "(USD)". */
  unit?: string;
  /** The section of the form that shows the field, where a form has sections. */
  section?: string;
  /** Spans the full row. */
  wide?: true;
  /** Renders this in place of FormField. */
  control?: ComponentType<{ name: string; label: string }>;
}

/** A look for each field of the rules, in the order of the form. The type is exhaustive: a missing field does not compile. */
export type FieldLooks<Fields, Look extends FieldLook = FieldLook> = Readonly<Record<keyof Fields, Look>>;

type Looks<Name extends string> = Readonly<Record<Name, FieldLook>>;
export const namesOf = <Name extends string>(looks: Looks<Name>) => Object.keys(looks) as Name[];

const eachOf = <Name extends string>(looks: Looks<Name>, textOf: (name: Name) => string) =>
  Object.fromEntries(namesOf(looks).map((name) => [name, textOf(name)])) as Record<Name, string>;

export const labelsOf = <Name extends string>(looks: Looks<Name>) => eachOf(looks, (name) => looks[name].label);

/** The values of an empty form. */
export const emptyOf = <Name extends string>(looks: Looks<Name>) => eachOf(looks, () => "");

/** Converts stored values to form values: null becomes "", booleans become "true" or "false". */
export const typedOf = <Name extends string>(looks: Looks<Name>, stored: Readonly<Record<Name, string | number | boolean | null>>) =>
  eachOf(looks, (name) => String(stored[name] ?? ""));
