import { Alert } from "@mui/material";
import { useFormikContext } from "formik";

import { SendAgainNotice } from "#web/ui/forms/SendAgainNotice.tsx";
import { useFormWords } from "#web/ui/forms/useFormWords.ts";
import { useWaiting } from "#web/ui/forms/useWaiting.ts";

/** The form's status after a request that did not reach the server; after one that came too early it is the server's sentence. */
export const UNREACHED = "unreached";

/** Remains after the toast, until the next try by hand; full width above the buttons. */
export function UnreachedNotice() {
  const form = useFormikContext();
  const { isWaiting } = useWaiting();
  const { unreached } = useFormWords();
  const status: unknown = form.status;
  if (typeof status !== "string" || (form.isSubmitting && !isWaiting)) return null;
  return (
    <Alert severity="error" sx={{ flexBasis: "100%" }}>
      <SendAgainNotice />
      {!isWaiting && (status === UNREACHED ? unreached : `${status} What you typed is kept.`)}
    </Alert>
  );
}
