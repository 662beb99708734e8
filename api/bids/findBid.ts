import { Bid } from "#api/bids/Bid.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Refuses NOT_FOUND also for another company's bid, except for administrators. */
export async function findBid({ db, user }: Pick<SignedIn, "db" | "user">, id: string) {
  const own = user.isAdmin ? {} : { companyId: user.id };
  const bid = isId(id) ? await db.manager.findOneBy(Bid, { id, ...own }) : null;
  if (!bid) throw notFound("Bid");
  return bid;
}
