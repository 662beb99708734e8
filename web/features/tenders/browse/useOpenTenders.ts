import { useApolloClient } from "@apollo/client/react";
import { useCallback, useState } from "react";

import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";
import { useOpenTendersQuery } from "#web/graphql/generated.ts";

import { refreshOpenTenders } from "#web/features/tenders/browse/refreshOpenTenders.ts";
import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";

/**
 * Loads and polls the open tenders. After a failed poll the last list remains. While `isWhole` is false, only the first
 * page is loaded.
 */
export function useOpenTenders() {
  const client = useApolloClient();
  const [failed, setFailed] = useState(false);
  const { data } = useOpenTendersQuery({ variables: { first: FIRST_PAGE }, fetchPolicy: "cache-only" });

  const refresh = useCallback(
    async (_ended?: AbortSignal, announced?: string) => {
      try {
        await refreshOpenTenders(client, announced);
        setFailed(false);
      } catch {
        setFailed(true);
      }
    },
    [client],
  );
  usePolling(refresh, POLLING_MS);

  function retry() {
    setFailed(false);
    void refresh();
  }
  return { tenders: data?.tenders.nodes, isWhole: data?.tenders.pageInfo.hasNextPage === false, failed, retry };
}
