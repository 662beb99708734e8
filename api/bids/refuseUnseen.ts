import type { Bid } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bid.rules.ts";
import type { SeenBid } from "#api/bids/BidInput.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * Refuses CONFLICT where a held bid is not as it was read; of what the caller does not tell nothing is asked. Where the
 * decision stands already, nobody's is overwritten: a retry is not refused.
 */
export function refuseUnseen(bid: Bid, { revision, seenStatus }: SeenBid, status: BidStatus) {
  if (revision != null && revision !== bid.revision)
    throw refusal("CONFLICT", "This bid was revised in the meantime. Read its new terms before you decide.");
  if (seenStatus != null && seenStatus !== bid.status && status !== bid.status)
    throw refusal("CONFLICT", `The decision on this bid was changed in the meantime: it is ${bid.status} now.`);
}
