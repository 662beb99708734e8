import { useMyBidsQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

const PAGE_SIZE = 100;

/** All of one's own bids. */
export function useMyBids() {
  const reading = useMyBidsQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { nodes: bids, hasMore, failed, retry } = useEveryPage(reading, "myBids");
  return { bids, hasMore, failed, retry };
}
