import { type EntityManager, IsNull } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
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

/** Refuses CONFLICT where a held tender has more or fewer live bids than were read. */
export async function refuseUnseenBids(tx: EntityManager, tenderId: string, read: number | null | undefined) {
  if (read == null) return;
  const live = await tx.countBy(Bid, { tenderId, withdrawnAt: IsNull() });
  if (live === read) return;
  const bids = live === 1 ? "1 bid" : `${live.toLocaleString("en-US")} bids`;
  throw refusal("CONFLICT", `Bids came or were withdrawn in the meantime: this tender has ${bids} now. Read them before you award it.`);
}
