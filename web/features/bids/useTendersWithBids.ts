import { useEffect, useState } from "react";

import { useTendersWithBidsQuery, type TendersWithBidsQuery } from "#web/graphql/generated.ts";

/** Each tender brings up to 100 bids with their proposals: a page of 50 tenders is enough for one answer. */
const PAGE_SIZE = 50;

export type TenderWithBids = TendersWithBidsQuery["tenders"]["nodes"][number];

/** All tenders with their bids: one query for each page of tenders, the next as soon as the last is there. */
export function useTendersWithBids() {
  const { data, error, fetchMore, refetch } = useTendersWithBidsQuery({
    variables: { first: PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const [stuckAt, setStuckAt] = useState<string | null>(null);
  const { hasNextPage, endCursor } = data?.tenders.pageInfo ?? { hasNextPage: false, endCursor: null };

  useEffect(() => {
    if (!hasNextPage || stuckAt === endCursor) return;
    fetchMore({ variables: { after: endCursor }, updateQuery: joinAfter(endCursor) }).catch(() => setStuckAt(endCursor));
  }, [hasNextPage, endCursor, stuckAt, fetchMore]);

  function retry() {
    setStuckAt(null);
    if (error) void refetch();
  }
  return { tenders: data?.tenders.nodes, hasMore: hasNextPage, failed: Boolean(error) || stuckAt !== null, retry };
}

/** A page that was asked for twice is added once. */
const joinAfter =
  (cursor: string | null) =>
  (shown: TendersWithBidsQuery, { fetchMoreResult: next }: { fetchMoreResult: TendersWithBidsQuery }) =>
    shown.tenders.pageInfo.endCursor === cursor
      ? { tenders: { ...next.tenders, nodes: [...shown.tenders.nodes, ...next.tenders.nodes] } }
      : shown;
