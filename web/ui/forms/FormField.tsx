import { Box } from "@mui/material";
import { useField } from "formik";
import { type HTMLAttributes, type HTMLInputTypeAttribute, type ReactNode, useMemo } from "react";

import { TextField } from "#web/ui/TextField.tsx";
import { useFormWords } from "#web/ui/forms/useFormWords.ts";

interface FieldOption {
  value: string;
  label: string;
}

export interface FormFieldProps {
  /** The specification's field name; also the id. */
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  multiline?: boolean;
  rows?: number;
  /** Renders a select; the first option is the prompt. */
  options?: readonly FieldOption[];
  helperText?: ReactNode;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
}

export function FormField({ name, label, type = "text", multiline, rows, options, helperText, autoComplete, inputMode, required }: FormFieldProps) {
  const [field, { error }] = useField<string | number | null>(name);
  const { message } = useFormWords();
  // `type="number"` changes under the mouse wheel and drops "1,250,000"; a text field with `inputMode` does neither.
  const isNumber = type === "number";

  // Memoised: each keystroke renders every field, and a select may have 195 options.
  const choices = useMemo(
    () => options?.map((option) => <option key={option.value} value={option.value}>{option.label}</option>),
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
      inputMode={inputMode ?? (isNumber ? "numeric" : undefined)}
      required={required}
    >
      {choices}
    </TextField>
  );
}

/** A date field may hold an ISO instant: it shows the UTC day, and holds a day once the user picks one. */
const dayOf = (value: string | number | null) => String(value ?? "").slice(0, 10);

function FieldNotes({ error, hint }: { error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && <Box component="span" sx={{ display: "block", color: "error.main" }}>{error} </Box>}
      {hint}
    </>
  );
}
