import { Button } from "@mui/material";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";

interface Props {
  label: string;
  /** Shown while submitting. */
  busy: string;
  /** A secondary button that submits the same form in another way. */
  secondary?: boolean;
  /** Called before this button submits the form; Enter in a field presses the form's first button. */
  onPress?: () => void;
}

/** The page's one primary action. A disabled button loses the focus: it is focused again, unless another element took the focus. */
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
