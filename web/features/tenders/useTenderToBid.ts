import { useTenderToBidQuery } from "#web/graphql/generated.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** cache-and-network: a cached tender is shown at once and refetched. */
export function useTenderToBid(id: string) {
  const { data, error, refetch } = useTenderToBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  // A deleted tender, a draft and a malformed id all count as not found for the bidder.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT");
  return { tender: absent ? undefined : data?.tender, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
