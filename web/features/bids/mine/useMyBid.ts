import { asOwn } from "#web/features/bids/ownBid.ts";
import { useMyBidQuery } from "#web/graphql/generatedBids.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** Reads a bid of the bidder's own company. Other bids are treated as not found, even for an administrator. */
export function useMyBid(id: string, bidderId: string | undefined) {
  const { data, error, refetch } = useMyBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const bid = data && asOwn(data.bid);
  // BAD_USER_INPUT means that the id in the URL is malformed.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT") || (bid !== undefined && bid.companyId !== bidderId);
  return { bid: absent ? undefined : bid, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
