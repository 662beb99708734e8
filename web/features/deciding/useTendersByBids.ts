import { useMemo } from "react";

import { type BidGroup } from "#api/bids/bidGroup.rules.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";

import { useTendersByBidsQuery } from "#web/graphql/generated.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

export type BidGroupReading = ReturnType<typeof useBidGroup>;

/** All tenders in the groups of All Bids. The groups are read in parallel, each to its last page. */
export function useTendersByBids() {
  const awaiting = useBidGroup("awaitingDecision");
  const withBids = useBidGroup("withBids");
  const others = useBidGroup("draftsAndWithoutBids");
  const [one, two, three] = [awaiting.tenders, withBids.tenders, others.tenders];
  const tenders = useMemo(() => [one, two, three].flatMap((list = []) => list), [one, two, three]);
  const groups = [awaiting, withBids, others];
  const retry = () => groups.filter(({ failed }) => failed).forEach((group) => group.retry());
  return { groups, tenders, retry };
}

function useBidGroup(group: BidGroup) {
  const reading = useTendersByBidsQuery({
    variables: { group, first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { nodes: tenders, hasMore, failed, retry } = useEveryPage(reading, "tendersByBids");
  return { group, tenders, total: reading.data?.tendersByBids.totalCount, isRead: tenders !== undefined && !hasMore, failed, retry };
}
