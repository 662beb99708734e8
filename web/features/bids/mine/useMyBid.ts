import { useMyBidQuery } from "#web/graphql/generated.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** One's own bid. For an administrator, too, another company's bid is absent on this page. */
export function useMyBid(id: string, bidderId: string | undefined) {
  const { data, error, refetch } = useMyBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const bid = data?.bid;
  // Another company's bid and a malformed id in the address both count as absent.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT") || (bid !== undefined && bid.companyId !== bidderId);
  return { bid: absent ? undefined : bid, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
