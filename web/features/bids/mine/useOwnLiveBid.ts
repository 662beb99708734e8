import { useOwnLiveBidQuery } from "#web/graphql/generated.ts";

/**
 * The company's live bid on this tender and the draft of one, asked anew each time. Where that fails there is neither:
 * the form need not wait for it, since the server refuses a second bid, and a draft that is saved over another.
 */
export function useOwnLiveBid(tenderId: string) {
  const { data, loading } = useOwnLiveBidQuery({
    variables: { tenderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  return { ownBid: data?.myBids.nodes[0], draft: data?.bidDraft, asking: loading };
}
