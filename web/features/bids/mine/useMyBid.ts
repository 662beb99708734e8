import { useMyBidQuery } from "#web/graphql/generated.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** One's own bid as it stands now; an administrator may read everybody's, but not here. */
export function useMyBid(id: string, bidderId: string | undefined) {
  const { data, error, refetch } = useMyBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const bid = data?.bid;
  // Somebody else's bid and a malformed id in the address are both absent for the bidder.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT") || (bid !== undefined && bid.companyId !== bidderId);
  return { bid: absent ? undefined : bid, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
