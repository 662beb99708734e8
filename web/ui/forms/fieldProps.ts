import type { ComponentType } from "react";

import type { FormFieldProps } from "#web/ui/forms/FormField.tsx";
import { term } from "#web/format/words/terms.en.ts";

/** The props of a form field: label, control and layout. */
export interface FieldProps extends Omit<FormFieldProps, "name"> {
  /** A unit after the label, shown in the form only: "(USD)". */
  unit?: string;
  /** The section that shows the field, in forms with sections. */
  section?: string;
  /** Whether the field spans the full row. */
  wide?: true;
  /** The component that is rendered in place of FormField. */
  control?: ComponentType<{ name: string; label: string }>;
}

/**
 * The props of each field of a form, in display order. `Fields` is the type of the validation rules: a field that is
 * missing here does not compile.
 */
export type FieldPropsOf<Fields, Look extends FieldProps = FieldProps> = Readonly<Record<keyof Fields, Look>>;

type PropsByName<Name extends string> = Readonly<Record<Name, FieldProps>>;
export const namesOf = <Name extends string>(fieldProps: PropsByName<Name>) => Object.keys(fieldProps) as Name[];

const eachOf = <Name extends string>(fieldProps: PropsByName<Name>, textOf: (name: Name) => string) =>
  Object.fromEntries(namesOf(fieldProps).map((name) => [name, textOf(name)])) as Record<Name, string>;

export const labelsOf = <Name extends string>(fieldProps: PropsByName<Name>) =>
  eachOf(fieldProps, (name) => fieldProps[name].label);

/** Returns the initial values of an empty form. */
export const emptyOf = <Name extends string>(fieldProps: PropsByName<Name>) => eachOf(fieldProps, () => "");

/** Converts stored values to form values: null becomes "", booleans become "true" or "false". */
export const typedOf = <Name extends string>(
  fieldProps: PropsByName<Name>,
  stored: Readonly<Record<Name, string | number | boolean | null>>,
) => eachOf(fieldProps, (name) => String(stored[name] ?? ""));

/** Returns select options with a prompt for the empty value. Each label is the value in the portal's language. */
export const promptedChoices = (prompt: string, choices: readonly string[]) => [
  { value: "", label: prompt },
  ...choices.map((choice) => ({ value: choice, label: term(choice) })),
];
