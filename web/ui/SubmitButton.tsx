import { Button } from "@mui/material";
import { useFormikContext } from "formik";

interface Props {
  label: string;
  /** Shown while submitting. */
  busy: string;
}

/** The page's one primary action. */
export function SubmitButton({ label, busy }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant="contained" color="primary" disabled={isSubmitting} aria-live="polite">
      {isSubmitting ? busy : label}
    </Button>
  );
}
