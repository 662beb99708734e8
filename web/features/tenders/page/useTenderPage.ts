import { useCallback, useEffect, useRef } from "react";

import { type TenderPageQuery, useTenderPageQuery } from "#web/graphql/generatedTenderPage.ts";
import { usePhase } from "#web/clock/usePhase.ts";
import { usePolling } from "#web/clock/usePolling.ts";
import { isRefused } from "#web/graphql/refusal.ts";

export type PageTender = TenderPageQuery["tender"];
/** The newest bid of the user's company on the tender. It may be withdrawn. */
export type PageBid = TenderPageQuery["myBids"]["nodes"][number];

/** The data of a tender's page. */
export interface ReadTender {
  tender: PageTender;
  bid: PageBid | undefined;
  draft: TenderPageQuery["bidDraft"];
}

/**
 * The polling interval in milliseconds. Polling is for browsers that do not receive the server's events about tenders.
 */
const POLLING_MS = 30_000;

/** Reads the data of a tender's page with one query, and polls it. */
export function useTenderPage(tenderId: string) {
  const { data, error, refetch } = useTenderPageQuery({
    variables: { tenderId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const readAgain = useCallback(
    () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
    [refetch],
  );
  usePolling(
    useCallback(({ aborted }: AbortSignal) => (aborted ? Promise.resolve() : readAgain()), [readAgain]),
    POLLING_MS,
  );

  // The server's permissions (`can`) were read in an earlier phase. Read them again when the time, or an act on this
  // page, has changed the phase.
  const { phase } = usePhase(data?.tender ?? null);
  const can = data?.tender.can;
  const shown = useRef({ can, phase });
  useEffect(() => {
    const before = shown.current;
    shown.current = { can, phase };
    if (can && before.can === can && before.phase !== phase) void readAgain();
  }, [can, phase, readAgain]);

  // Treat a deleted tender, a partner's request for a draft, and a malformed id as not found.
  const absent = isRefused(error, "NOT_FOUND", "BAD_USER_INPUT");
  const read: ReadTender | undefined = data && {
    tender: data.tender,
    bid: data.myBids.nodes[0],
    draft: data.bidDraft,
  };
  return { read: absent ? undefined : read, absent, failed: Boolean(error) && !absent, retry: () => void readAgain() };
}
