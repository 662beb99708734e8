import { useTendersWithBidsQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

/** The most that the api gives at once. */
const PAGE_SIZE = 100;

/** All tenders with the number of their bids: one query for each page. */
export function useTendersWithBids() {
  const reading = useTendersWithBidsQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { nodes: tenders, hasMore, failed, retry } = useEveryPage(reading, "tenders");
  return { tenders, hasMore, failed, retry };
}
