import { useTenderToBidQuery } from "#web/graphql/generated.ts";
import { refusalOf } from "#web/graphql/refusal.ts";

/** A tender that is hidden, a draft, or an address with a wrong id: for the bidder none of them is there. */
const ABSENT = ["NOT_FOUND", "BAD_USER_INPUT"];

/** The tender as it is now: a kept copy is shown at once and renewed. */
export function useTenderToBid(id: string) {
  const { data, error, refetch } = useTenderToBidQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const absent = ABSENT.includes(refusalOf(error)?.code ?? "");
  return { tender: absent ? undefined : data?.tender, absent, failed: Boolean(error) && !absent, retry: () => void refetch() };
}
