import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";

import { readMoreBids } from "#web/features/bids/readMoreBids.ts";
import { type TenderWithBids } from "#web/features/bids/useTendersWithBids.ts";
import { type SubmittedBidFragment } from "#web/graphql/generated.ts";

interface Rest {
  bids: SubmittedBidFragment[];
  cursor: string | null;
  hasMore: boolean;
}

/** The bids that came with the tender and those that are read after them, step by step. */
export function useAllBids(tender: TenderWithBids) {
  const client = useApolloClient();
  const [rest, setRest] = useState<Rest>({ bids: [], cursor: null, hasMore: tender.bidCount > tender.bids.length });
  const [step, setStep] = useState<"idle" | "reading" | "failed">("idle");
  const bids = [...tender.bids, ...rest.bids];

  async function readMore() {
    setStep("reading");
    try {
      const known = new Set(bids.map(({ id }) => id));
      const next = await readMoreBids(client, tender.id, rest.cursor, known);
      setRest({ ...next, bids: [...rest.bids, ...next.bids] });
      setStep("idle");
    } catch {
      setStep("failed");
    }
  }

  return { bids, hasMore: rest.hasMore, step, readMore: () => void readMore() };
}
