import { Alert } from "@mui/material";
import { useFormikContext } from "formik";

import { SendAgainAlert, useWaiting } from "#web/ui/forms/SendAgainAlert.tsx";
import { useFormWords } from "#web/ui/forms/useFormWords.ts";
import { words } from "#web/ui/forms/words/forms.en.ts";

/**
 * The value of Formik's `status` after a request that did not reach the server. After a rate-limited request, `status`
 * is the server's message instead.
 */
export const UNREACHED = "unreached";

/**
 * An error message that stays after the toast has disappeared, until the next manual submit. It spans the full width
 * above the buttons.
 */
export function UnreachedAlert() {
  const form = useFormikContext();
  const { isWaiting } = useWaiting();
  const { unreached } = useFormWords();
  const status: unknown = form.status;
  if (typeof status !== "string" || (form.isSubmitting && !isWaiting)) return null;
  return (
    <Alert severity="error" sx={{ flexBasis: "100%" }}>
      <SendAgainAlert />
      {!isWaiting && <span>{status === UNREACHED ? unreached : words.whatYouTypedIsKeptStatus(status)}</span>}
    </Alert>
  );
}
