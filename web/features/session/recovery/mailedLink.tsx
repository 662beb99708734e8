import { Alert } from "@mui/material";
import { useLocation } from "react-router-dom";

import { useSignInWords } from "#web/features/session/useSignInWords.ts";
import { useHydrated } from "#web/ui/useHydrated.ts";

/** A warning that is shown if the URL has no token, for example because a mail client has cut the URL off. */
export function LinkProblem() {
  return (
    <Alert severity="warning" variant="outlined" icon={false}>
      {useSignInWords().recovery.incomplete}
    </Alert>
  );
}

/**
 * Returns the token of a mailed link, or "" if the URL has none. Null before hydration, because the prerendered page
 * does not know the URL. The token is in the URL fragment, which browsers never send to a server.
 */
export function useLinkToken() {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : null;
}
