import { type BidOrderName } from "#api/bids/lists/bidOrder.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

import { useBidsPolling } from "#web/features/deciding/useBidsPolling.ts";
import {
  type BidFilter,
  BidsInTableDocument,
  type BidsInTableQuery,
  useBidsInTableQuery,
} from "#web/graphql/generatedOnDemand.ts";
import { readPages } from "#web/graphql/readPages.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

/**
 * Loads and polls the matching bids that are not withdrawn; further pages are loaded on demand. The previous list
 * remains while a new one is loading.
 */
export function useBidsInTable(filter: BidFilter, field: BidOrderName, descending: boolean) {
  const variables = {
    first: MAX_PAGE,
    filter,
    orderBy: { field, direction: descending ? ("descending" as const) : ("ascending" as const) },
  };
  const reading = useBidsInTableQuery({ variables, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { client, data, previousData, error, loading, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "bids");
  useBidsPolling();

  const shown = data?.bids ?? (error ? undefined : previousData?.bids);
  return {
    bids: shown?.nodes,
    total: data?.bids.totalCount,
    totalIsExact: data?.bids.totalCountIsExact,
    hasMore,
    step,
    readMore,
    failed: Boolean(error) && !loading && !data,
    retry: () => void refetch().catch(() => undefined),
    readAll: async (onRead: (count: number) => void) => {
      if (data && !hasMore) return data.bids.nodes;
      return (
        await readPages<"bids", BidsInTableQuery>(
          client,
          { query: BidsInTableDocument, variables, field: "bids" },
          Infinity,
          onRead,
        )
      ).bids.nodes;
    },
  };
}
