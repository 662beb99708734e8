import { Alert } from "@mui/material";
import { useFormikContext } from "formik";

/** The form's status after a try that reached no server. */
export const UNREACHED = "unreached";

/** Stays when the toast is gone, until the next try: a line of its own above the buttons that it stands among. */
export function UnreachedNotice() {
  const form = useFormikContext();
  if (form.status !== UNREACHED || form.isSubmitting) return null;
  return <Alert severity="error" sx={{ flexBasis: "100%" }}>The server could not be reached. What you typed is kept; try again.</Alert>;
}
