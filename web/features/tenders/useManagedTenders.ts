import { type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";

import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { useManagedTendersQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

/** Every tender that the server finds, newest first. While another search runs, the last list stays. */
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
    // What was given another status since is no longer what was looked for.
    tenders: shown?.tenders.nodes.filter((tender) => !status || !data || tender.status === status),
    hasMore: hasMore || (loading && !data),
    failed: failed && !(error && loading),
    retry,
  };
}
