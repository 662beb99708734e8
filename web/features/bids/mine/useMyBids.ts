import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";

import { asOwn } from "#web/features/bids/ownBid.ts";
import { MyBidsDocument, type MyBidsQuery, useMyBidsQuery } from "#web/graphql/generatedBids.ts";
import { readPages } from "#web/graphql/readPages.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

const variables = { first: FIRST_PAGE };

/** All bids of the user's company, also the withdrawn ones, newest first. */
export function useMyBids() {
  const reading = useMyBidsQuery({ variables, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const { nodes, hasMore, failed, retry } = useEveryPage(reading, "myBids");
  const bids = nodes?.map(asOwn);
  return {
    bids,
    hasMore,
    failed,
    retry,
    readAll: async (onRead: (count: number) => void) => {
      if (bids && !hasMore) return bids;
      const read = await readPages<"myBids", MyBidsQuery>(
        reading.client,
        { query: MyBidsDocument, variables, field: "myBids" },
        Infinity,
        onRead,
      );
      return read.myBids.nodes.map(asOwn);
    },
  };
}
