import { asOwn } from "#web/features/bids/ownBid.ts";
import { useMyBidQuery } from "#web/graphql/generatedBids.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** The viewer's own bid. Another company's bid is treated as not found, even for an administrator. */
export function useMyBid(id: string, bidderId: string | undefined) {
  const { data, error, refetch } = useMyBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const bid = data && asOwn(data.bid);
  // Treat another company's bid and a malformed id as not found.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT") || (bid !== undefined && bid.companyId !== bidderId);
  return { bid: absent ? undefined : bid, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
