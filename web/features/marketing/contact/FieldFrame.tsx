import { type ReactElement } from "react";

import { type ContactField } from "#web/features/marketing/contact/contactFields.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

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
  /** The number of characters left; negative above the limit, null if the text is far from it. */
  left?: number | null;
  wide?: boolean;
  children: (field: FieldProps) => ReactElement;
}

/** A form field with its label above, and below it the error message and the number of characters left. */
export function FieldFrame({ name, label, problem, left = null, wide = false, children }: Props) {
  const id = `contact-${name}`;
  const { copy, language } = useSite();
  const { length } = copy.contact;
  const inFigures = (count: number) => count.toLocaleString(language);
  const described = `${id}-notes`;
  const isWrong = Boolean(problem);
  const isTooLong = left !== null && left < 0;
  return (
    <div className={wide ? "field field-wide" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        required: true,
        ...((isWrong || isTooLong) && { "aria-invalid": true }),
        ...((isWrong || left !== null) && { "aria-describedby": described }),
      })}
      {(isWrong || left !== null) && (
        <div id={described} className="field-notes">
          {isWrong && <p className="field-problem">{problem}</p>}
          {left !== null && (
            <p className={isTooLong ? "field-problem" : undefined}>
              {(isTooLong ? length.over : length.left).replace("{count}", inFigures(Math.abs(left)))}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
