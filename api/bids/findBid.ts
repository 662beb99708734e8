import { Bid } from "#api/bids/Bid.ts";
import { ownBid } from "#api/bids/sealed/ownBid.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Refuses NOT_FOUND also for another company's bid, except for administrators. */
export async function findBid(context: SignedIn, id: string) {
  const { db, user } = context;
  const own = user.isAdmin ? {} : { companyId: user.id };
  const bid = isId(id) ? await db.manager.findOneBy(Bid, { id, ...own }) : null;
  if (!bid) throw notFound("Bid");
  return ownBid(context, bid);
}
