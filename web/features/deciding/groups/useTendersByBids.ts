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
  const lists = useMemo(() => eachInOneList([one, two, three]), [one, two, three]);
  const tenders = useMemo(() => lists.flatMap((list = []) => list), [lists]);
  const groups = [awaiting, withBids, others].map((group, place) => ({ ...group, tenders: lists[place] }));
  const retry = () => groups.filter(({ failed }) => failed).forEach((group) => group.retry());
  return { groups, tenders, retry };
}

/**
 * If several lists contain the same tender, removes it from all of them except the last. This happens when a tender
 * moves to another group: the new list of one group arrives first, and until the other arrives, both contain the
 * tender.
 */
function eachInOneList<T extends { id: string }>(lists: readonly (readonly T[] | undefined)[]) {
  const lastPlaces = new Map(lists.flatMap((list = [], place) => list.map(({ id }) => [id, place] as const)));
  return lists.map((list, place) => list?.filter(({ id }) => lastPlaces.get(id) === place));
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
