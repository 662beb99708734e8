import type { EntityManager } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import type { BidStatus } from "#api/bids/bid.rules.ts";
import type { SeenBid } from "#api/bids/BidInput.ts";
import { lockDecidableTender } from "#api/bids/lockDecidableTender.ts";
import { refuseUnseen } from "#api/bids/refuseUnseen.ts";
import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/database/ids.ts";
import { notFound, refusal, isUniqueViolation } from "#api/core/rules/refusal.ts";

export const UNDECIDED = { status: "pending", decidedAt: null, decidedBy: null } as const;

/**
 * Once the tender takes bids no more; `pending` takes a decision back. Refuses NOT_FOUND, and CONFLICT for a withdrawn bid,
 * for a second accepted one, and for a bid that is not as it was `seen`.
 */
export async function decideBid({ db, user }: SignedIn, id: string, status: BidStatus, seen: SeenBid = {}): Promise<Bid> {
  return db.transaction(async (tx) => {
    const found = isId(id) ? await tx.findOneBy(Bid, { id }) : null;
    if (!found) throw notFound("Bid");
    const { now } = await lockDecidableTender(tx, found.tenderId);
    const bid = await holdLiveBid(tx, found.tenderId, id);
    refuseUnseen(bid, seen, status);
    return decide(tx, bid, status, { user, now });
  });
}

/** Locks a bid of this tender; refuses NOT_FOUND, and CONFLICT where it was withdrawn. */
export async function holdLiveBid(tx: EntityManager, tenderId: string, id: string) {
  const bid = isId(id) ? await tx.findOne(Bid, { where: { id, tenderId }, lock: { mode: "pessimistic_write" } }) : null;
  if (!bid) throw notFound("Bid");
  if (bid.withdrawnAt) throw refusal("CONFLICT", "This bid has been withdrawn");
  return bid;
}

/** A decision that stands already keeps its moment. */
export async function decide(tx: EntityManager, bid: Bid, status: BidStatus, { user, now }: { user: Viewer; now: Date }) {
  if (bid.status === status) return bid;
  const decision = status === "pending" ? UNDECIDED : { status, decidedAt: now, decidedBy: user.id };
  return tx.save(Bid, Object.assign(bid, decision)).catch(acceptedAlready);
}

function acceptedAlready(error: unknown): never {
  throw isUniqueViolation(error, "bids_one_accepted_key") ? refusal("CONFLICT", "Another bid on this tender is accepted already") : error;
}
