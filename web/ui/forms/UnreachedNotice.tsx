import { Alert } from "@mui/material";
import { useFormikContext } from "formik";

/** The form's status after a request that did not reach the server. */
export const UNREACHED = "unreached";

/** Remains after the toast, until the next try; full width above the buttons. */
export function UnreachedNotice() {
  const form = useFormikContext();
  if (form.status !== UNREACHED || form.isSubmitting) return null;
  return <Alert severity="error" sx={{ flexBasis: "100%" }}>The server could not be reached. What you typed is kept; try again.</Alert>;
}
