import { useOwnLiveBidQuery } from "#web/graphql/generated.ts";

/**
 * The company's live bid on this tender, asked anew each time. Where that fails there is none: the form need not wait
 * for it, since the server refuses a second bid itself.
 */
export function useOwnLiveBid(tenderId: string) {
  const { data, loading } = useOwnLiveBidQuery({
    variables: { tenderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  return { ownBid: data?.myBids.nodes[0], asking: loading };
}
