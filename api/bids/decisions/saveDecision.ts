import type { EntityManager } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import type { BidStatus } from "#api/bids/bidStatus.rules.ts";
import type { Viewer } from "#api/core/graphql/context.ts";
import { isUniqueViolation, refusal } from "#api/core/rules/refusal.ts";

/** The decision columns of a pending bid. */
const NO_DECISION = { status: "pending", decidedAt: null, decidedBy: null } as const;

/**
 * Stores a decision on a locked bid. If the decision is already stored, its time does not change. Refuses CONFLICT for
 * a second accepted bid of a tender.
 */
export async function saveDecision(
  tx: EntityManager,
  bid: BidRow,
  status: BidStatus,
  { user, now }: { user: Viewer; now: Date },
) {
  if (bid.status === status) return;
  const decision = status === "pending" ? NO_DECISION : { status, decidedAt: now, decidedBy: user.id };
  await tx.update(BidRow, { id: bid.id }, decision).catch(acceptedAlready);
}

function acceptedAlready(error: unknown): never {
  throw isUniqueViolation(error, "bids_one_accepted_key")
    ? refusal("CONFLICT", "Another bid on this tender is accepted already")
    : error;
}
