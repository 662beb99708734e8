import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { useRefetchAfterClosing } from "#web/features/deciding/useRefetchAfterClosing.ts";
import { useBidsOfTenderQuery, type SubmittedBidFragment } from "#web/graphql/generatedDeciding.ts";
import { hasTerms, type WithTerms } from "#web/graphql/readableTerms.ts";
import { useMorePages } from "#web/graphql/useMorePages.ts";

export type BidsReading = ReturnType<typeof useBidsOfTender>;

/**
 * Loads a tender's bids that are not withdrawn, newest first; further pages are loaded on demand.
 * @param decidable Whether the tender's phase allows decisions. Bids that were loaded before are then refetched.
 */
export function useBidsOfTender(tenderId: string, decidable: boolean) {
  const query = useBidsOfTenderQuery({
    variables: { tenderId, first: MAX_PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const { data, error, loading, refetch } = query;
  const { hasMore, step, attempt, readMore } = useMorePages(query, "bids");
  const { current, stalled, refetching, refetchBids } = useRefetchAfterClosing(query, tenderId, decidable);

  return {
    bids: data?.bids.nodes.filter(hasTerms),
    total: data?.bids.totalCount ?? 0,
    totalIsExact: data?.bids.totalCountIsExact ?? true,
    hasMore,
    reading: loading || refetching || step === "reading",
    failed: step === "failed" || (!data && Boolean(error) && step === "idle"),
    readMore: data ? readMore : () => void attempt(refetch),
    current,
    stalled,
    refetching,
    refetchBids,
  };
}

/** A bid whose terms (amount, days, proposal) can be read: its tender is not sealed, or the bids were opened. */
export type ReadableBid = WithTerms<SubmittedBidFragment>;
