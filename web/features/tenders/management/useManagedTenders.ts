import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";

import { filterTenders, parseTenderFilter, type TenderFilterTexts } from "#api/tenders/lists/tenderFilter.rules.ts";

import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { managedTendersVariables } from "#web/features/tenders/management/managedTendersVariables.ts";
import { readTenderChanges, withChanges, newestFirst } from "#web/features/tenders/tenderChanges.ts";
import { ManagedTendersDocument, useManagedTendersQuery, type ManagedTendersQuery } from "#web/graphql/generated.ts";
import { readPages } from "#web/graphql/readPages.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

/**
 * Parses the filters that the browser can apply to loaded tenders. Those of BY_SERVER are left out, because only the
 * server knows which tenders have bids, who created them, and which were published.
 */
const hereOf = (filters: TenderFilterTexts) => ({ ...parseTenderFilter(filters), ...LEFT_OUT });
const BY_SERVER = ["withoutBids", "createdBy", "published"] as const;
const LEFT_OUT = { withoutBids: null, createdBy: null, published: null };

interface Options {
  filters: TenderFilterTexts;
  /**
   * Pauses polling while a tender is edited, copied, cancelled or deleted in a dialog. A form must send the version of
   * the tender with which it was opened, and a poll could replace that version.
   */
  paused: boolean;
}

/**
 * Reads the tenders that match the filters, newest first, and polls them. While a new search loads, the previous list
 * stays visible (previousData).
 */
export function useManagedTenders({ filters, paused }: Options) {
  const { variables, filter } = useMemo(
    () => ({ variables: managedTendersVariables(filters), filter: hereOf(filters) }),
    [filters],
  );
  const reading = useManagedTendersQuery({
    variables,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, previousData, error, loading, refetch } = reading;
  const { hasMore, failed, retry } = useEveryPage(reading, "tenders");

  const client = useApolloClient();
  const refresh = useCallback(
    async (ended: AbortSignal, announced?: string) => {
      const list = { query: ManagedTendersDocument, variables };
      const shown = client.readQuery<ManagedTendersQuery>(list)?.tenders;
      if (paused || !shown || shown.pageInfo.hasNextPage) return;
      const changes = await readTenderChanges(client, shown.revision, announced);
      if (!changes || ended.aborted) return;
      if (!changes.isComplete || BY_SERVER.some((name) => variables.filter[name] != null)) {
        await refetch();
        return;
      }
      const nodes = filterTenders(withChanges(shown.nodes, changes).sort(newestFirst), filter, new Date());
      client.writeQuery({ ...list, data: { tenders: { ...shown, revision: changes.revision, nodes } } });
    },
    [client, variables, filter, paused, refetch],
  );
  // A failed poll is ignored: the list stays as it is, and the next poll tries again.
  usePolling(
    useCallback(
      (ended: AbortSignal, announced?: string) => refresh(ended, announced).catch(() => undefined),
      [refresh],
    ),
    POLLING_MS,
  );

  const shown = data ?? (error ? undefined : previousData);
  // Filter in the browser too, because a tender that was changed on this page may no longer match the filters.
  // oxlint-disable-next-line react/purity -- filters of time use the time of this render
  const tenders = shown && data ? filterTenders(shown.tenders.nodes, filter, new Date()) : shown?.tenders.nodes;
  const isComplete = data !== undefined && !hasMore;
  return {
    tenders,
    hasMore: hasMore || (loading && !data),
    failed: failed && !(error && loading),
    retry,
    /** Reads all pages of the list. Resolves to the tenders. */
    readAll: async (onRead: (count: number) => void) => {
      if (tenders && isComplete) return tenders;
      const read = await readPages<"tenders", ManagedTendersQuery>(
        client,
        { query: ManagedTendersDocument, variables, field: "tenders" },
        Infinity,
        onRead,
      );
      return read.tenders.nodes;
    },
  };
}
