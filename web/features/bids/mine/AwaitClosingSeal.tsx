import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";

import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { refreshBid } from "#web/features/bids/bid.refresh.ts";

/**
 * Renders nothing, but reads the bid again every few seconds to get the closing seal, the published hash of all bids on
 * the tender. The server makes the seal some seconds after the closing time, and sends no event about it.
 */
export function AwaitClosingSeal({ bidId }: { bidId: string }) {
  const client = useApolloClient();
  usePolling(
    useCallback(
      async ({ aborted }: AbortSignal) => {
        if (!aborted) await refreshBid(client, bidId);
      },
      [client, bidId],
    ),
    POLLING_MS,
  );
  return null;
}
