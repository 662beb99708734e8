import {
  FormControl,
  FormHelperText,
  InputLabel,
  NativeSelect,
  OutlinedInput,
  type OutlinedInputProps,
} from "@mui/material";
import { type HTMLAttributes, type ReactNode } from "react";

import { charactersLeft } from "#api/core/rules/textLength.rules.ts";

import { useFormWords } from "#web/ui/forms/useFormWords.ts";

interface Props extends Pick<
  OutlinedInputProps,
  "autoComplete" | "multiline" | "name" | "onBlur" | "onChange" | "rows" | "type" | "value"
> {
  id: string;
  label: string;
  /** The options of a select. */
  children?: ReactNode;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  required?: boolean;
  error?: boolean;
  helperText?: ReactNode;
  /**
   * The maximum length of the text. A longer text is marked as wrong, with the number of characters above the maximum.
   * It is never cut: a user who pastes a text would not notice what is lost.
   */
  longest?: number;
  /** In pixels; default: the full width. */
  width?: number;
}

/**
 * A labelled input or native select. It replaces MUI's TextField, which would also load MUI's menu and two unused
 * variants of an input.
 */
export function TextField({
  id,
  label,
  children,
  inputMode,
  required,
  error,
  helperText,
  longest,
  width,
  ...rest
}: Props) {
  const left = longest === undefined ? null : charactersLeft(typeof rest.value === "string" ? rest.value : "", longest);
  const isWrong = error === true || (left !== null && left < 0);
  const helper = helperText || left !== null ? `${id}-helper-text` : undefined;
  const input = (
    <OutlinedInput
      {...rest}
      id={id}
      fullWidth
      aria-describedby={helper}
      slotProps={{ input: { inputMode, "aria-required": required } }}
    />
  );
  return (
    <FormControl error={isWrong} fullWidth sx={{ width }}>
      <InputLabel htmlFor={id} id={`${id}-label`} className={required ? "required" : undefined}>
        {label}
      </InputLabel>
      {children ? <NativeSelect input={input}>{children}</NativeSelect> : input}
      {helper && (
        <FormHelperText id={helper}>
          {helperText && <span>{typeof helperText === "string" ? `${helperText} ` : helperText}</span>}
          {left !== null && <CharacterCount left={left} />}
        </FormHelperText>
      )}
    </FormControl>
  );
}

function CharacterCount({ left }: { left: number }) {
  const { length } = useFormWords();
  return <span>{left < 0 ? length.over(-left) : length.left(left)}</span>;
}
