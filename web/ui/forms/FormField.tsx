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
  /** The specification's name of the field, which is also the id of its input. */
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
  // A text field with `inputMode` instead of `type="number"`, which changes under the mouse wheel and drops
  // "1,250,000".
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

/** The value of a date input. A stored ISO instant is shown as its UTC day; a day that the user picked is unchanged. */
const dayOf = (value: string | number | null) => String(value ?? "").slice(0, 10);

/** Each text has an element of its own: a browser that translates the page replaces text nodes, and React cannot move those. */
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
