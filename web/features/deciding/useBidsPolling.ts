import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";

import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { refreshBids } from "#web/features/deciding/refreshBids.ts";

/** Polls the lists of bids on the screen. After a failed poll the lists stay unchanged, and the next poll retries. */
export function useBidsPolling() {
  const client = useApolloClient();
  usePolling(
    useCallback(
      (ended: AbortSignal, announced?: string) => refreshBids(client, ended, announced).catch(() => undefined),
      [client],
    ),
    POLLING_MS,
    "bids",
  );
}
