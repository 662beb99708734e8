import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import type { SeenBid } from "#api/bids/BidInput.ts";
import type { BidRow } from "#api/bids/BidRow.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * Refuses CONFLICT if a locked bid differs from what the caller read; values that the caller did not send are not
 * compared. A retry of the stored decision is not refused.
 */
export function refuseUnseen(bid: BidRow, { revision, seenStatus }: SeenBid, status: BidStatus) {
  if (revision != null && revision !== bid.revision)
    throw refusal("CONFLICT", "This bid was revised in the meantime. Read its new terms before you decide.");
  if (seenStatus != null && seenStatus !== bid.status && status !== bid.status)
    throw refusal("CONFLICT", `The decision on this bid was changed in the meantime: it is ${bid.status} now.`);
}
