import { useLocation } from "react-router-dom";

import { useHydrated } from "#web/ui/useHydrated.ts";

/** The token of a mailed link, which follows # so that no server is sent it; null in the prerendered page, "" where there is none. */
export function useLinkToken() {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : null;
}
