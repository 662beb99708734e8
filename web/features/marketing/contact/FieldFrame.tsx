import { type ReactElement } from "react";

import { type ContactField } from "#web/features/marketing/contact/contactFields.ts";

interface FieldProps {
  id: string;
  name: ContactField;
  required: true;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface Props {
  name: ContactField;
  label: string;
  problem?: string;
  wide?: boolean;
  children: (field: FieldProps) => ReactElement;
}

/** A label above its field, and the server's error message below it. */
export function FieldFrame({ name, label, problem, wide = false, children }: Props) {
  const id = `contact-${name}`;
  const described = `${id}-problem`;
  return (
    <div className={wide ? "field field-wide" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({ id, name, required: true, ...(problem && { "aria-invalid": true, "aria-describedby": described }) })}
      {problem && <p id={described} className="field-problem">{problem}</p>}
    </div>
  );
}
