import { Button } from "@mui/material";
import { useFormikContext } from "formik";
import { useEffect, useRef } from "react";

interface Props {
  label: string;
  /** Shown while submitting. */
  busy: string;
}

/** The page's one primary action. A button that is disabled loses the focus: it takes it back, unless something else took it since. */
export function SubmitButton({ label, busy }: Props) {
  const { isSubmitting } = useFormikContext();
  const button = useRef<HTMLButtonElement>(null);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) button.current?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  return (
    <Button ref={button} type="submit" variant="contained" color="primary" disabled={isSubmitting} aria-live="polite">
      {isSubmitting ? busy : label}
    </Button>
  );
}
