import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { useTendersWithBidsQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

/** All tenders with the number of their bids: one query for each page. */
export function useTendersWithBids() {
  const reading = useTendersWithBidsQuery({
    variables: { first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { nodes: tenders, hasMore, failed, retry } = useEveryPage(reading, "tenders");
  return { tenders, hasMore, failed, retry };
}
