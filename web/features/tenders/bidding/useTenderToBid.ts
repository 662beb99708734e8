import { useTenderToBidQuery } from "#web/graphql/generated.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** Loads the tender for the bid form. With cache-and-network, a cached tender is shown immediately and refetched. */
export function useTenderToBid(id: string) {
  const { data, error, refetch } = useTenderToBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  // A bidder sees a deleted tender, a draft and a malformed id as not found.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT");
  return {
    tender: absent ? undefined : data?.tender,
    absent,
    failed: Boolean(error) && !absent,
    retry: () => void refetch(),
  };
}
