import type { EntityManager } from "typeorm";

import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Refuses CONFLICT if the user has a live bid on the locked tender. Such a user may not open, decide or award it. */
export async function refuseOwnBid(tx: EntityManager, tenderId: string, userId: string) {
  const own = await tx.query<unknown[]>(
    "SELECT 1 FROM bids WHERE tender_id = $1 AND company_id = $2 AND withdrawn_at IS NULL",
    [tenderId, userId],
  );
  if (own.length > 0) throw refusal("CONFLICT", "Your company has a bid on this tender: another administrator decides");
}

/** Refuses FORBIDDEN: administrators may not bid on a sealed tender, because they could open the other bids. */
export function refuseAdminOnSealed({ sealed }: Pick<Tender, "sealed">, { user }: Pick<SignedIn, "user">) {
  if (sealed && user.isAdmin) throw refusal("FORBIDDEN", "An administrator cannot bid on a sealed tender");
}
