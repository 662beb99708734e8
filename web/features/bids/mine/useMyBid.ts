import { asOwn } from "#web/features/bids/ownBid.ts";
import { useMyBidQuery } from "#web/graphql/generatedBids.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** The viewer's own bid. Also for an administrator, another company's bid counts as not found. */
export function useMyBid(id: string, bidderId: string | undefined) {
  const { data, error, refetch } = useMyBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const bid = data && asOwn(data.bid);
  // Another company's bid and a malformed id both count as not found.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT") || (bid !== undefined && bid.companyId !== bidderId);
  return { bid: absent ? undefined : bid, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
