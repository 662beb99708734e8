import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";
import { asOwn } from "#web/features/bids/ownBid.ts";
import { useMyBidsQuery } from "#web/graphql/generatedBids.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

export function useMyBids() {
  const reading = useMyBidsQuery({
    variables: { first: FIRST_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { nodes: bids, hasMore, failed, retry } = useEveryPage(reading, "myBids");
  return { bids: bids?.map(asOwn), hasMore, failed, retry };
}
