import { Box } from "@mui/material";
import { Fragment } from "react";

import { namesOf, type FieldProps } from "#web/ui/forms/fieldProps.ts";
import { FormField } from "#web/ui/forms/FormField.tsx";

interface Props<Name extends string> {
  fieldProps: Readonly<Record<Name, FieldProps>>;
  /** Renders only the fields of this section. */
  section?: string;
  /** Props that depend on the form's state. They override those in `fieldProps`. */
  more?: Partial<Record<Name, Partial<FieldProps>>>;
  /** The grid's columns at each breakpoint. */
  columns?: Record<string, string>;
}

const TWO_COLUMNS = { sm: "1fr 1fr" };
const WHOLE_LINE = { gridColumn: "1 / -1", minWidth: 0 };

/** Renders the labelled controls of a form, or of one section, in the order of `fieldProps`. */
export function FormFields<Name extends string>({
  fieldProps,
  section,
  more = {},
  columns = TWO_COLUMNS,
}: Props<Name>) {
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: columns, alignItems: "start" }}>
      {namesOf(fieldProps)
        .filter((name) => section === undefined || fieldProps[name].section === section)
        .map((name) => {
          const look: FieldProps = { ...fieldProps[name], ...more[name] };
          const field = <LabelledControl name={name} look={look} />;
          return look.wide ? (
            <Box key={name} sx={WHOLE_LINE}>
              {field}
            </Box>
          ) : (
            <Fragment key={name}>{field}</Fragment>
          );
        })}
    </Box>
  );
}

function LabelledControl({ name, look }: { name: string; look: FieldProps }) {
  const { control: Control, unit, label: bare, section: _section, wide: _wide, ...props } = look;
  const label = unit ? `${bare} ${unit}` : bare;
  return Control ? <Control name={name} label={label} /> : <FormField {...props} name={name} label={label} />;
}
