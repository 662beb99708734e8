import { NetworkStatus } from "@apollo/client";
import { useEffect, useEffectEvent, useState } from "react";

import { readBids } from "#web/features/deciding/readBids.ts";
import { TenderToDecideDocument, type useBidsOfTenderQuery } from "#web/graphql/generatedDeciding.ts";

type Query = Pick<ReturnType<typeof useBidsOfTenderQuery>, "client" | "data" | "error" | "networkStatus" | "updateQuery">;

/**
 * Refetches bids that were read before the tender closed, since decisions need the final ones. The old list stays on the
 * screen until the new one is complete.
 * @param decidable whether the tender has closed and is not awarded
 */
export function useRefetchAfterClosing({ client, data, error, networkStatus, updateQuery }: Query, tenderId: string, decidable: boolean) {
  const [phase, setPhase] = useState<"opened" | "early" | "refetched">(decidable ? "opened" : "early");
  const [step, setStep] = useState<"idle" | "reading" | "failed">("idle");
  if (!decidable && phase !== "early") setPhase("early");

  /** Reads the bids and the tender, which another administrator may have changed. */
  const readAll = () =>
    Promise.all([
      readBids(client, tenderId, data?.bids.nodes.length ?? 0),
      client.query({ query: TenderToDecideDocument, variables: { id: tenderId }, fetchPolicy: "network-only" }).catch(() => undefined),
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
    /** Whether the bids on the screen are final: they may be decided. */
    current: decidable && !stalled && (phase === "refetched" || (phase === "opened" && !opening)),
    /** Whether reading them again failed. */
    stalled: decidable && stalled,
    refetching: due || step === "reading",
    refetchBids,
  };
}
