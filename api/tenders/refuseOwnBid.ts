import type { EntityManager } from "typeorm";

import { refusal } from "#api/core/rules/refusal.ts";

/** Whoever has a live bid on a locked tender neither opens, decides nor awards it: refuses CONFLICT. */
export async function refuseOwnBid(tx: EntityManager, tenderId: string, userId: string) {
  const own = await tx.query<unknown[]>("SELECT 1 FROM bids WHERE tender_id = $1 AND company_id = $2 AND withdrawn_at IS NULL", [tenderId, userId]);
  if (own.length > 0) throw refusal("CONFLICT", "Your company has a bid on this tender: another administrator decides");
}
