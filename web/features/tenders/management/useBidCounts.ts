import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { managedTendersVariables } from "#web/features/tenders/management/managedTendersVariables.ts";
import { type TenderFilterTexts } from "#api/tenders/lists/tenderFilter.rules.ts";
import { ManagedTenderBidsDocument, type ManagedTenderBidsQuery } from "#web/graphql/generatedOnDemand.ts";
import { readPages } from "#web/graphql/readPages.ts";
import { subscribeToChanges } from "#web/clock/changes.ts";

/**
 * Milliseconds between a server event and the read that it triggers. All events within this time trigger only one read.
 */
const MIN_INTERVAL_MS = 60_000;

export type BidCounts = ReadonlyMap<string, number>;

/**
 * Reads the number of live bids (not withdrawn) of each tender in the list. Returns a map by tender id; null until the
 * numbers are read, and while `isWanted` is false.
 */
export function useBidCounts(filters: TenderFilterTexts, isWanted: boolean) {
  const client = useApolloClient();
  const [counts, setCounts] = useState<BidCounts | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    async function read() {
      const stopWhenOver = () => {
        if (isOver) throw new Error("Another list is shown");
      };
      const found = await readPages<"tenders", ManagedTenderBidsQuery>(
        client,
        { query: ManagedTenderBidsDocument, variables: managedTendersVariables(filters), field: "tenders" },
        Infinity,
        stopWhenOver,
      );
      if (!isOver) setCounts(new Map(found.tenders.nodes.map(({ id, bidCount }) => [id, bidCount ?? 0])));
    }
    // If a read fails, the last counts stay visible. The next server event triggers another read.
    const readOrKeep = () => void read().catch(() => undefined);
    const stopListening = subscribeToChanges(({ kind }) => {
      if (kind !== "bids") return;
      later ??= setTimeout(() => {
        later = undefined;
        readOrKeep();
      }, MIN_INTERVAL_MS);
    });
    readOrKeep();
    return () => {
      isOver = true;
      stopListening();
      clearTimeout(later);
    };
  }, [client, filters, isWanted]);

  return isWanted ? counts : null;
}
