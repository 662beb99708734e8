import { asOwn } from "#web/features/bids/ownBid.ts";
import { useOwnLiveBidQuery } from "#web/graphql/generatedBids.ts";

/**
 * The company's live bid on this tender and its draft, read from the network on each visit. A failure counts as neither:
 * the form can still open, since the server refuses a second bid and detects a draft conflict.
 */
export function useOwnLiveBid(tenderId: string) {
  const { data, loading } = useOwnLiveBidQuery({
    variables: { tenderId },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  return { ownBid: data?.myBids.nodes.map(asOwn)[0], draft: data?.bidDraft, asking: loading };
}
