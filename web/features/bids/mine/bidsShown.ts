import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { acceptsBids, isClosingSoon, type TenderStatus } from "#api/tenders/tenderStatus.rules.ts";
import { BID_OUTCOMES, outcomeOf } from "#web/features/bids/mine/bidOutcome.ts";
import type { ListedBid } from "#web/features/bids/ownBid.ts";
import { useFinder } from "#web/ui/lists/useFinder.ts";

/** The values of the filter on My Bids: the outcomes of a bid, and the groups that the dashboard counts. */
export const BIDS_SHOWN = [...BID_OUTCOMES, "unconfirmed", "documents", "closing", "drafts"] as const;
export type BidsShown = (typeof BIDS_SHOWN)[number];

interface Tender {
  status: TenderStatus;
  closingDate: string;
  deletedAt: string | null;
}

const takesBids = (tender: Tender | null, now: Date) => tender !== null && acceptsBids(tender, now);
const closesSoon = (tender: Tender | null, now: Date) =>
  takesBids(tender, now) && isClosingSoon(tender!.closingDate, now);

export function showsBid(shown: BidsShown, bid: ListedBid, now: Date) {
  const outcome = outcomeOf(bid);
  if (shown === "drafts") return false;
  if (shown === "unconfirmed") return bid.unconfirmedAddenda.length > 0 && takesBids(bid.tender, now);
  if (shown === "documents") return bid.documentsOwed > 0;
  if (shown === "closing") return outcome !== "withdrawn" && closesSoon(bid.tender, now);
  return outcome === shown;
}

/**
 * Whether the filter `shown` of My Bids includes this draft. A draft has no outcome, so a filter by outcome does not
 * hide it.
 */
export function showsDraft(shown: BidsShown | undefined, { tender }: { tender: Tender | null }, now: Date) {
  if (shown === "drafts") return takesBids(tender, now);
  if (shown === "closing") return closesSoon(tender, now);
  return shown !== "unconfirmed" && shown !== "documents";
}

/**
 * Whether one of the texts contains the search text. Upper and lower case, and spaces around the search text, do not
 * matter.
 */
export const findsIn = (search: string, ...texts: string[]) =>
  texts.some((text) => foldCase(text).includes(foldCase(search).trim()));

/**
 * The search text and filter of My Bids. They are in the URL query, so that users can share them, and the Back button
 * undoes a change.
 */
export function useBidsShown() {
  const { chosen, choose, ...finder } = useFinder("status", BIDS_SHOWN);
  return { ...finder, shown: chosen || undefined, setShown: choose };
}
