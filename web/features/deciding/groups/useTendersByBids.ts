import { useMemo } from "react";

import { type BidGroup } from "#api/bids/tenders/tendersByBids.rules.ts";
import { FIRST_PAGE } from "#api/core/rules/page.rules.ts";

import { type TenderFilter } from "#web/graphql/generated.ts";
import {
  type Awaited,
  type BidFilter,
  type TenderOrder,
  useTendersByBidsQuery,
} from "#web/graphql/generatedDeciding.ts";
import { useEveryPage } from "#web/graphql/useEveryPage.ts";

interface Found {
  filter: TenderFilter;
  /** If given, only tenders that have a matching bid are found. */
  bids?: BidFilter;
  awaits?: Awaited;
  /** Undefined for the default order of each group. */
  orderBy?: TenderOrder;
}

export type BidGroupReading = ReturnType<typeof useBidGroup>;

/**
 * The tenders that match the filter, in the groups of All Bids. The groups are loaded in parallel, each up to its last
 * page.
 */
export function useTendersByBids(found: Found) {
  const awaiting = useBidGroup("awaitingDecision", found);
  const withBids = useBidGroup("withBids", found);
  const others = useBidGroup("draftsAndWithoutBids", found);
  const [one, two, three] = [awaiting.tenders, withBids.tenders, others.tenders];
  const tenders = useMemo(() => [one, two, three].flatMap((list = []) => list), [one, two, three]);
  const groups = [awaiting, withBids, others];
  const retry = () => groups.filter(({ failed }) => failed).forEach((group) => group.retry());
  return { groups, tenders, retry };
}

/**
 * Loads the tenders of one group. While the tenders of a changed filter are loading, the previous tenders remain and
 * `isRenewed` is false.
 */
function useBidGroup(group: BidGroup, { filter, bids, awaits, orderBy }: Found) {
  const reading = useTendersByBidsQuery({
    variables: { group, filter, bids, awaits, orderBy, first: FIRST_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, previousData, error } = reading;
  const { hasMore, failed, retry } = useEveryPage(reading, "tendersByBids");
  const page = (data ?? (error ? undefined : previousData))?.tendersByBids;
  return {
    group,
    tenders: page?.nodes,
    total: page?.totalCount,
    totalIsExact: page?.totalCountIsExact,
    isRead: page !== undefined && !hasMore,
    isRenewed: data !== undefined,
    failed,
    retry,
  };
}
