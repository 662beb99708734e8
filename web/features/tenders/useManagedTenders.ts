import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { useManagedTendersQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

/** The tenders that match, newest first. previousData: the last list remains during a search. */
export function useManagedTenders(search: string, status: TenderStatus | "") {
  const reading = useManagedTendersQuery({
    variables: managedTenders(search, status),
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, previousData, error, loading } = reading;
  const { hasMore, failed, retry } = useEveryPage(reading, "tenders");

  const shown = data ?? (error ? undefined : previousData);
  return {
    // A tender whose status was changed here no longer matches the filter.
    tenders: shown?.tenders.nodes.filter((tender) => !status || !data || tender.status === status),
    hasMore: hasMore || (loading && !data),
    failed: failed && !(error && loading),
    retry,
  };
}
