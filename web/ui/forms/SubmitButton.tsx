import { Button } from "@mui/material";
import { useFormikContext } from "formik";
import { Hourglass } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

import { useWaiting } from "#web/ui/forms/useWaiting.ts";

interface Props {
  label: string;
  /** Shown while submitting. */
  busy: string;
  /** A secondary button that submits the same form in another way. */
  secondary?: boolean;
  /** Called before this button submits the form; Enter in a field presses the form's first button. */
  onPress?: () => void;
}

/**
 * The page's one primary action. A disabled button loses the focus: it is focused again, unless another element took the focus.
 * While the form sends itself again, the button keeps its label with an hourglass, and takes back only a focus that it had.
 */
export function SubmitButton({ label, busy, secondary = false, onPress }: Props) {
  const { isSubmitting } = useFormikContext();
  const { isWaiting } = useWaiting();
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);

  const noteFocus = useEffectEvent(() => {
    takesFocus.current = !isWaiting || document.activeElement === button.current;
  });
  // Before the browser moves the focus of the disabled button.
  useLayoutEffect(() => {
    if (isSubmitting) noteFocus();
  }, [isSubmitting]);
  useEffect(() => {
    if (isSubmitting) return;
    if (takesFocus.current && document.activeElement === document.body) button.current?.focus();
    takesFocus.current = false;
  }, [isSubmitting]);

  return (
    <Button
      ref={button}
      type="submit"
      {...(secondary ? SECONDARY : PRIMARY)}
      onClick={onPress}
      disabled={isSubmitting}
      startIcon={isWaiting && !secondary && <Hourglass size={18} aria-hidden />}
      aria-live="polite"
    >
      {isSubmitting && !isWaiting ? busy : label}
    </Button>
  );
}

const PRIMARY = { variant: "contained", color: "primary" } as const;
const SECONDARY = { variant: "outlined", color: "secondary" } as const;
