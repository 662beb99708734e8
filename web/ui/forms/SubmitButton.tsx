import { Button } from "@mui/material";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";

interface Props {
  label: string;
  /** Shown while submitting. */
  busy: string;
  /** Beside the primary one: another way to submit the same form. */
  secondary?: boolean;
  /** Before the form is submitted by this button; Enter in a field presses the form's first one. */
  onPress?: () => void;
}

/** The page's one primary action. A button that is disabled loses the focus: it takes it back, unless something else took it since. */
export function SubmitButton({ label, busy, secondary = false, onPress }: Props) {
  const { isSubmitting } = useFormikContext();
  const button = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) button.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  return (
    <Button
      ref={button}
      type="submit"
      {...(secondary ? SECONDARY : PRIMARY)}
      onClick={onPress}
      disabled={isSubmitting}
      aria-live="polite"
    >
      {isSubmitting ? busy : label}
    </Button>
  );
}

const PRIMARY = { variant: "contained", color: "primary" } as const;
const SECONDARY = { variant: "outlined", color: "secondary" } as const;
