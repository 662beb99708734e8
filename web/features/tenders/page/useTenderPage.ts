import { useCallback } from "react";

import { usePolling } from "#web/clock/usePolling.ts";
import { type ReadTender } from "#web/features/tenders/page/pageTender.ts";
import { useTenderPageQuery } from "#web/graphql/generatedTenderPage.ts";
import { isRefused } from "#web/graphql/refusal.ts";

/** In milliseconds, behind the changes of tenders that the server tells. */
const POLLING_MS = 30_000;

/** What the page of a tender shows, in one request, kept up to date. */
export function useTenderPage(tenderId: string) {
  const { data, error, refetch } = useTenderPageQuery({ variables: { tenderId }, fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" });
  const readAgain = useCallback(() => refetch().then(() => undefined, () => undefined), [refetch]);
  usePolling(useCallback(({ aborted }: AbortSignal) => (aborted ? Promise.resolve() : readAgain()), [readAgain]), POLLING_MS);

  // A deleted tender, a partner's draft and a malformed id all count as not found.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT");
  const read: ReadTender | undefined = data && {
    tender: data.tender,
    bid: data.myBids.nodes[0],
    draft: data.bidDraft,
    hasProfile: data.companyProfile !== null,
  };
  return { read: absent ? undefined : read, absent, failed: Boolean(error) && !absent, retry: () => void readAgain() };
}
