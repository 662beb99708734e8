import { Box } from "@mui/material";
import { useField } from "formik";
import { type HTMLAttributes, type HTMLInputTypeAttribute, type ReactNode, useMemo } from "react";

import { TextField } from "#web/ui/TextField.tsx";
import { useLongest } from "#web/ui/forms/FormSchema.ts";
import { useFormWords } from "#web/ui/forms/useFormWords.ts";

interface FieldOption {
  value: string;
  label: string;
}

export interface FormFieldProps {
  /** The field's name in the specification, which is also the id of its input. */
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  rows?: number;
  /** If set, the field is a select, whose first option is the prompt. */
  options?: readonly FieldOption[];
  helperText?: ReactNode;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
}

export function FormField({
  name,
  label,
  type = "text",
  multiline,
  rows,
  options,
  helperText,
  autoComplete,
  inputMode,
  required,
}: FormFieldProps) {
  const [field, { error }] = useField<string | number | null>(name);
  const { message } = useFormWords();
  const longest = useLongest(name);
  // Numbers are typed into a text field with `inputMode`. An input with `type="number"` would change its value under
  // the mouse wheel, and would reject "1,250,000".
  const isNumber = type === "number";

  // Memoised, because each keystroke renders every field, and a select may have 195 options.
  const choices = useMemo(
    () =>
      options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );

  return (
    <TextField
      {...field}
      id={name}
      label={label}
      value={type === "date" ? dayOf(field.value) : (field.value ?? "")}
      type={isNumber ? "text" : type}
      multiline={multiline}
      rows={rows}
      error={Boolean(error)}
      helperText={error || helperText ? <FieldNotes error={error && message(error)} hint={helperText} /> : null}
      autoComplete={autoComplete}
      longest={options ? undefined : longest}
      inputMode={inputMode ?? (isNumber ? "numeric" : undefined)}
      required={required}
    >
      {choices}
    </TextField>
  );
}

/**
 * Returns the value of a date input. For a stored ISO instant, it is the day in UTC. A day that the user picked is
 * unchanged.
 */
const dayOf = (value: string | number | null) => String(value ?? "").slice(0, 10);

/**
 * The error and the hint below a field. Each has an element of its own: a browser that translates the page replaces
 * text nodes, and React cannot move replaced text nodes.
 */
function FieldNotes({ error, hint }: { error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <Box component="span" sx={{ display: "block", color: "error.main" }}>
          {`${error} `}
        </Box>
      )}
      {hint && <span>{hint}</span>}
    </>
  );
}
