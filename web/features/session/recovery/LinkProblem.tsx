import { Alert } from "@mui/material";

import { useSignInWords } from "#web/features/session/useSignInWords.ts";

/** The address has no token: a mail program cut it off. */
export function LinkProblem() {
  return <Alert severity="warning" variant="outlined" icon={false}>{useSignInWords().recovery.incomplete}</Alert>;
}
