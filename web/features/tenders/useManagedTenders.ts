import { useApolloClient } from "@apollo/client/react";
import { useCallback, useMemo } from "react";

import { filterTenders } from "#api/tenders/tenderFilter.rules.ts";
import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { POLLING_MS, usePolling } from "#web/clock/usePolling.ts";
import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { readTenderChanges, withChanges } from "#web/features/tenders/tenderChanges.ts";
import { newestFirst } from "#web/features/tenders/tenderOrder.ts";
import { ManagedTendersDocument, useManagedTendersQuery, type ManagedTendersQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

interface Options {
  search: string;
  status: TenderStatus | "";
  /** While a tender is edited, the form must keep the version that it was opened with. */
  paused: boolean;
}

/** The tenders that match, newest first, polled. previousData: the last list remains during a search. */
export function useManagedTenders({ search, status, paused }: Options) {
  const variables = useMemo(() => managedTenders(search, status), [search, status]);
  const reading = useManagedTendersQuery({ variables, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { data, previousData, error, loading, refetch } = reading;
  const { hasMore, failed, retry } = useEveryPage(reading, "tenders");

  const client = useApolloClient();
  const refresh = useCallback(async (ended: AbortSignal) => {
    const list = { query: ManagedTendersDocument, variables };
    const shown = client.readQuery<ManagedTendersQuery>(list)?.tenders;
    if (paused || !shown || shown.pageInfo.hasNextPage) return;
    const changes = await readTenderChanges(client, shown.revision);
    if (!changes || ended.aborted) return;
    if (!changes.isComplete) {
      await refetch();
      return;
    }
    const nodes = filterTenders(withChanges(shown.nodes, changes).sort(newestFirst), variables.filter, new Date());
    client.writeQuery({ ...list, data: { tenders: { ...shown, revision: changes.revision, nodes } } });
  }, [client, variables, paused, refetch]);
  // After a failed poll the last list remains; the next poll asks again.
  usePolling(useCallback((ended: AbortSignal) => refresh(ended).catch(() => undefined), [refresh]), POLLING_MS);

  const shown = data ?? (error ? undefined : previousData);
  return {
    // A tender whose status was changed here no longer matches the filter.
    tenders: shown?.tenders.nodes.filter((tender) => !status || !data || tender.status === status),
    hasMore: hasMore || (loading && !data),
    failed: failed && !(error && loading),
    retry,
  };
}
