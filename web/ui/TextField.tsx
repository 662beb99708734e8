import { FormControl, FormHelperText, InputLabel, NativeSelect, OutlinedInput, type OutlinedInputProps } from "@mui/material";
import { type HTMLAttributes, type ReactNode } from "react";

interface Props extends Pick<OutlinedInputProps, "autoComplete" | "multiline" | "name" | "onBlur" | "onChange" | "rows" | "type" | "value"> {
  id: string;
  label: string;
  /** The options of a select. */
  children?: ReactNode;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  /** Pixels; the full width unless told. */
  width?: number;
}

/** A labelled input or native select. MUI's own TextField would load its menu and two other looks of an input. */
export function TextField({ id, label, children, inputMode, required, error, helperText, width, ...rest }: Props) {
  const helper = helperText ? `${id}-helper-text` : undefined;
  const input = <OutlinedInput {...rest} id={id} fullWidth aria-describedby={helper} slotProps={{ input: { inputMode, "aria-required": required } }} />;
  return (
    <FormControl error={error} fullWidth sx={{ width }}>
      <InputLabel htmlFor={id} id={`${id}-label`} className={required ? "required" : undefined}>{label}</InputLabel>
      {children ? <NativeSelect input={input}>{children}</NativeSelect> : input}
      {helperText && <FormHelperText id={helper}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
