import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";

import { managedTenders } from "#web/features/tenders/managedTenders.ts";
import { type TenderFilterTexts } from "#api/tenders/tenderFilter.rules.ts";
import { ManagedTenderBidsDocument, type ManagedTenderBidsQuery } from "#web/graphql/generatedOnDemand.ts";
import { readPages } from "#web/graphql/readPages.ts";
import { subscribeToChanges } from "#web/clock/changes.ts";

/** Between two readings for changes that the server tells. */
const TOLD_MS = 60_000;

export type BidCounts = ReadonlyMap<string, number>;

/** How many live bids each tender of the list has, by its id; null until they are read, and while they are not wanted. */
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
      const found = await readPages<"tenders", ManagedTenderBidsQuery>(client, { query: ManagedTenderBidsDocument, variables: managedTenders(filters), field: "tenders" }, Infinity, stopWhenOver);
      if (!isOver) setCounts(new Map(found.tenders.nodes.map(({ id, bidCount }) => [id, bidCount ?? 0])));
    }
    // The last counts stay where a reading fails; the next change is another chance.
    const readOrKeep = () => void read().catch(() => undefined);
    const stopListening = subscribeToChanges(({ kind }) => {
      if (kind !== "bids") return;
      later ??= setTimeout(() => {
        later = undefined;
        readOrKeep();
      }, TOLD_MS);
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
