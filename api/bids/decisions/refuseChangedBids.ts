import { type EntityManager, IsNull } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import type { SeenBid, SeenLiveBid } from "#api/bids/decisions/DecisionInput.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * Refuses CONFLICT if a locked bid's revision or status is not the one that the client read. A value that the client
 * did not send is not compared. A bid that already has the decision to be stored, `status`, is not refused for a
 * changed status.
 */
export function refuseChangedBid(bid: BidRow, { revision, seenStatus }: SeenBid, status: BidStatus) {
  if (revision != null && revision !== bid.revision)
    throw refusal("CONFLICT", "This bid was revised in the meantime. Read its new terms before you decide.");
  if (seenStatus != null && seenStatus !== bid.status && status !== bid.status)
    throw refusal("CONFLICT", `The decision on this bid was changed in the meantime: it is ${bid.status} now.`);
}

/**
 * Refuses CONFLICT unless the live bids of a locked tender are exactly those that the client read, in the same
 * revisions. A comparison of only the number of bids would miss one withdrawn bid and one new bid.
 */
export async function refuseChangedBids(
  tx: EntityManager,
  tenderId: string,
  read: readonly SeenLiveBid[] | null | undefined,
) {
  if (!read) return;
  const live = await tx.find(BidRow, {
    select: { id: true, revision: true },
    where: { tenderId, withdrawnAt: IsNull() },
  });
  const seen = new Set(read.map(versionOf));
  if (live.length === seen.size && live.every((bid) => seen.has(versionOf(bid)))) return;
  const bids = live.length === 1 ? "1 bid" : `${live.length.toLocaleString("en-US")} bids`;
  throw refusal(
    "CONFLICT",
    `The bids on this tender are not the ones that were read: it has ${bids} now. Read them before you award it.`,
  );
}

const versionOf = ({ id, revision }: SeenLiveBid) => `${id.toLowerCase()} ${revision}`;
