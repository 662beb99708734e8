import { Alert } from "@mui/material";
import { useLocation } from "react-router-dom";

import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { useHydrated } from "#web/ui/useHydrated.ts";

/** Shown if the URL has no token: a mail client may have cut it off. */
export function LinkProblem() {
  return (
    <Alert severity="warning" variant="outlined" icon={false}>
      {useSignInWords().recovery.incomplete}
    </Alert>
  );
}

/**
 * The token of a mailed link. It is in the URL fragment, which browsers never send to a server. null in the
 * prerendered page, "" if there is none.
 */
export function useLinkToken() {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : null;
}
