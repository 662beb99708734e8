import { useFinder } from "#web/ui/lists/useFinder.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { useIntegrationRequestsQuery } from "#web/graphql/generatedContact.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

export const REQUEST_SHOWN = ["open", "handled"] as const;
type RequestShown = (typeof REQUEST_SHOWN)[number];

export function useRequestFilter() {
  const { chosen, choose, ...finder } = useFinder("show", REQUEST_SHOWN);
  return { ...finder, shown: chosen, show: choose };
}

const HANDLED: Record<RequestShown | "", boolean | undefined> = { "": undefined, open: false, handled: true };

/** Reads the integration requests that match, newest first. Further pages are loaded on demand. */
export function useRequests(search: string, shown: RequestShown | "") {
  const reading = useIntegrationRequestsQuery({
    variables: { first: MAX_PAGE, search: search.trim() || undefined, handled: HANDLED[shown] },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, previousData, loading, error, refetch } = reading;
  const { hasMore, step, readMore } = useMorePages(reading, "contactRequests");

  return {
    // While the requests of a changed search load, show the previous ones, so that the page does not jump.
    requests: (data ?? (loading ? previousData : undefined))?.contactRequests.nodes,
    total: data?.contactRequests.totalCount,
    totalIsExact: data?.contactRequests.totalCountIsExact,
    hasMore,
    step,
    readMore,
    failed: Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
