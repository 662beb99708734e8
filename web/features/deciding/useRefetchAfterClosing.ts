import { NetworkStatus, type ApolloClient } from "@apollo/client";
import { useEffect, useEffectEvent, useState } from "react";

import {
  TenderToDecideDocument,
  type useBidsOfTenderQuery,
  BidsOfTenderDocument,
  type BidsOfTenderQuery,
} from "#web/graphql/generatedDeciding.ts";
import { MAX_PAGE } from "#api/core/rules/page.rules.ts";
import { readPages } from "#web/graphql/readPages.ts";

type Query = Pick<
  ReturnType<typeof useBidsOfTenderQuery>,
  "client" | "data" | "error" | "networkStatus" | "updateQuery"
>;

/**
 * Refetches bids that were loaded before the tender closed, because decisions need the final bids. The old list remains
 * on the screen until the new one is complete.
 * @param decidable whether the tender's phase allows decisions: it has closed, it is neither awarded nor cancelled, and
 * its bids were opened if they were sealed
 */
export function useRefetchAfterClosing(
  { client, data, error, networkStatus, updateQuery }: Query,
  tenderId: string,
  decidable: boolean,
) {
  const [phase, setPhase] = useState<"opened" | "early" | "refetched">(decidable ? "opened" : "early");
  const [step, setStep] = useState<"idle" | "reading" | "failed">("idle");
  if (!decidable && phase !== "early") setPhase("early");

  /** Reads the bids and the tender again, because another administrator may have changed them. */
  const readAll = () =>
    Promise.all([
      readBids(client, tenderId, data?.bids.nodes.length ?? 0),
      client
        .query({ query: TenderToDecideDocument, variables: { id: tenderId }, fetchPolicy: "network-only" })
        .catch(() => undefined),
    ]).then(
      ([bids]) => {
        updateQuery(() => bids);
        setPhase("refetched");
        setStep("idle");
      },
      () => setStep("failed"),
    );

  function refetchBids() {
    setStep("reading");
    return readAll();
  }

  const opening = networkStatus === NetworkStatus.loading;
  const due = decidable && phase === "early" && step === "idle" && data !== undefined && !opening;
  const begin = useEffectEvent(readAll);
  useEffect(() => {
    if (due) void begin();
  }, [due]);

  const stalled = step === "failed" || (phase === "opened" && data !== undefined && Boolean(error));
  return {
    /** Whether the bids on the screen are the final ones, so that they may be decided. */
    current: decidable && !stalled && (phase === "refetched" || (phase === "opened" && !opening)),
    /** Whether the refetch failed. */
    stalled: decidable && stalled,
    refetching: due || step === "reading",
    refetchBids,
  };
}

/** Reads pages of a tender's bids from the server, bypassing the cache, until there are at least `count` bids. */
const readBids = (client: ApolloClient, tenderId: string, count: number) =>
  readPages<"bids", BidsOfTenderQuery>(
    client,
    { query: BidsOfTenderDocument, variables: { tenderId, first: MAX_PAGE }, field: "bids" },
    count,
  );
