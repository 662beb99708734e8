import { type EntityManager, IsNull } from "typeorm";

import type { SeenLiveBid } from "#api/bids/BidInput.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * Refuses CONFLICT unless the live bids of a locked tender are the ones that the caller read, in the same revisions. A mere
 * count would miss one withdrawn bid and one new one.
 */
export async function refuseUnseenBids(tx: EntityManager, tenderId: string, read: readonly SeenLiveBid[] | null | undefined) {
  if (!read) return;
  const live = await tx.find(BidRow, { select: { id: true, revision: true }, where: { tenderId, withdrawnAt: IsNull() } });
  const seen = new Set(read.map(versionOf));
  if (live.length === seen.size && live.every((bid) => seen.has(versionOf(bid)))) return;
  const bids = live.length === 1 ? "1 bid" : `${live.length.toLocaleString("en-US")} bids`;
  throw refusal("CONFLICT", `The bids on this tender are not the ones that were read: it has ${bids} now. Read them before you award it.`);
}

const versionOf = ({ id, revision }: SeenLiveBid) => `${id.toLowerCase()} ${revision}`;
