import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";

import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { refreshBids } from "#web/features/deciding/refreshBids.ts";

/** Keeps the lists of All Bids up to date. After a failed poll the last lists remain; the next poll asks again. */
export function useBidsPolling() {
  const client = useApolloClient();
  usePolling(useCallback((ended: AbortSignal, told?: string) => refreshBids(client, ended, told).catch(() => undefined), [client]), POLLING_MS, "bids");
}
