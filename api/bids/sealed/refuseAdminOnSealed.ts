import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Who can open bids does not bid beside them: refuses FORBIDDEN. */
export function refuseAdminOnSealed({ sealed }: Pick<Tender, "sealed">, { user }: Pick<SignedIn, "user">) {
  if (sealed && user.isAdmin) throw refusal("FORBIDDEN", "An administrator cannot bid on a sealed tender");
}
