import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";

import { filterTenders, parseTenderFilter, type TenderFilterTexts } from "#api/tenders/tenderFilter.rules.ts";

import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { readTenderChanges, withChanges } from "#web/features/tenders/tenderChanges.ts";
import { newestFirst } from "#web/features/tenders/tenderOrder.ts";
import { ManagedTendersDocument, useManagedTendersQuery, type ManagedTendersQuery } from "#web/graphql/generated.ts";
import { readPages } from "#web/graphql/readPages.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

/** What is filtered here, too. Which tenders have bids, only the server knows. */
const hereOf = (filters: TenderFilterTexts) => ({ ...parseTenderFilter(filters), withoutBids: null });

interface Options {
  filters: TenderFilterTexts;
  /** While a tender is edited, the form must keep the version that it was opened with. */
  paused: boolean;
}

/** The tenders that match, newest first, polled. previousData: the last list remains during a search. */
export function useManagedTenders({ filters, paused }: Options) {
  const { variables, filter } = useMemo(() => ({ variables: managedTenders(filters), filter: hereOf(filters) }), [filters]);
  const reading = useManagedTendersQuery({ variables, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { data, previousData, error, loading, refetch } = reading;
  const { hasMore, failed, retry } = useEveryPage(reading, "tenders");

  const client = useApolloClient();
  const refresh = useCallback(async (ended: AbortSignal, told?: string) => {
    const list = { query: ManagedTendersDocument, variables };
    const shown = client.readQuery<ManagedTendersQuery>(list)?.tenders;
    if (paused || !shown || shown.pageInfo.hasNextPage) return;
    const changes = await readTenderChanges(client, shown.revision, told);
    if (!changes || ended.aborted) return;
    if (!changes.isComplete || variables.filter.withoutBids != null) {
      await refetch();
      return;
    }
    const nodes = filterTenders(withChanges(shown.nodes, changes).sort(newestFirst), filter, new Date());
    client.writeQuery({ ...list, data: { tenders: { ...shown, revision: changes.revision, nodes } } });
  }, [client, variables, filter, paused, refetch]);
  // After a failed poll the last list remains; the next poll asks again.
  usePolling(useCallback((ended: AbortSignal, told?: string) => refresh(ended, told).catch(() => undefined), [refresh]), POLLING_MS);

  const shown = data ?? (error ? undefined : previousData);
  // A tender that was changed here may no longer match the filter.
  const tenders = shown && data ? filterTenders(shown.tenders.nodes, filter, new Date()) : shown?.tenders.nodes;
  const isComplete = data !== undefined && !hasMore;
  return {
    tenders,
    hasMore: hasMore || (loading && !data),
    failed: failed && !(error && loading),
    retry,
    /** The tenders once every page is read. */
    readAll: async (onRead: (count: number) => void) => {
      if (tenders && isComplete) return tenders;
      const read = await readPages<"tenders", ManagedTendersQuery>(client, { query: ManagedTendersDocument, variables, field: "tenders" }, Infinity, onRead);
      return read.tenders.nodes;
    },
  };
}
