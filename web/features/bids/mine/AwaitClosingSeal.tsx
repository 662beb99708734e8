import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";

import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { refreshBid } from "#web/features/bids/bid.refresh.ts";

/**
 * Renders nothing: reads the bid again every few seconds. The server makes the closing seal some seconds after the
 * closing time, and sends no event for it.
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
