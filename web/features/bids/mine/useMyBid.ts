import { useMyBidQuery } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

/** Somebody else's bid, and an address with a wrong id: for the bidder neither is there. */
const ABSENT = ["NOT_FOUND", "BAD_USER_INPUT"];

/** One's own bid as it stands now; an administrator may read everybody's, but not here. */
export function useMyBid(id: string, bidderId: string | undefined) {
  const { data, error, refetch } = useMyBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const bid = data?.bid;
  const absent = ABSENT.includes(refusalOf(error)?.code ?? "") || (bid !== undefined && bid.companyId !== bidderId);
  return { bid: absent ? undefined : bid, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
