import { Box } from "@mui/material";
import { Fragment } from "react";

import { namesOf, type FieldLook } from "#web/ui/forms/fieldLooks.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

interface Props<Name extends string> {
  looks: Readonly<Record<Name, FieldLook>>;
  /** Only the fields of this section of the form. */
  section?: string;
  /** The part of the form's state that a field look receives. */
  more?: Partial<Record<Name, Partial<FieldLook>>>;
  /** The grid's columns at each breakpoint. */
  columns?: Record<string, string>;
}

const TWO_COLUMNS = { sm: "1fr 1fr" };
const WHOLE_LINE = { gridColumn: "1 / -1", minWidth: 0 };

/** Renders the labelled controls of a form, or of one section, in the order of the record. */
export function FormFields<Name extends string>({ looks, section, more = {}, columns = TWO_COLUMNS }: Props<Name>) {
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: columns, alignItems: "start" }}>
      {namesOf(looks)
        .filter((name) => section === undefined || looks[name].section === section)
        .map((name) => {
          const look: FieldLook = { ...looks[name], ...more[name] };
          const field = <LabelledControl name={name} look={look} />;
          return look.wide ? <Box key={name} sx={WHOLE_LINE}>{field}</Box> : <Fragment key={name}>{field}</Fragment>;
        })}
    </Box>
  );
}

function LabelledControl({ name, look }: { name: string; look: FieldLook }) {
  const { control: Control, unit, label: bare, section: _section, wide: _wide, ...props } = look;
  const label = unit ? `${bare} ${unit}` : bare;
  return Control ? <Control name={name} label={label} /> : <FormField {...props} name={name} label={label} />;
}
