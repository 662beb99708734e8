import { Button } from "@mui/material";
import { useFormikContext } from "formik";
import { Hourglass } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

import { useWaiting } from "#web/ui/forms/SendAgainAlert.tsx";

interface Props {
  label: string;
  /** The label while submitting. */
  busy: string;
  /** Whether this is a secondary button, which submits the same form with another action. */
  secondary?: boolean;
  /** Called before this button submits the form. Enter in a field has the effect of the form's first submit button. */
  onPress?: () => void;
}

/**
 * The submit button of a form. It is disabled while the form is submitted, so it loses the focus. Afterwards it takes
 * the focus again, unless another element has it. During automatic retries, it shows its label with an hourglass, and
 * takes the focus again only if it had the focus before the retry.
 */
export function SubmitButton({ label, busy, secondary = false, onPress }: Props) {
  const { isSubmitting } = useFormikContext();
  const { isWaiting } = useWaiting();
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);

  const noteFocus = useEffectEvent(() => {
    takesFocus.current = !isWaiting || document.activeElement === button.current;
  });
  // A layout effect, because it must run before the browser moves the focus away from the disabled button.
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
