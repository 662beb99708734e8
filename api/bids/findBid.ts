import { In } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { recordBidReads } from "#api/bids/recordBidReads.ts";
import { bidWithOwnTerms } from "#api/bids/sealed/ownTerms.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { notFound } from "#api/core/rules/refusal.ts";

/** Finds a bid. Refuses NOT_FOUND, also for another company's bid unless the user is an administrator. */
export async function findBid(context: SignedIn, id: string) {
  const { db, user } = context;
  const own = user.isAdmin ? {} : { companyId: user.id };
  const bid = isId(id) ? await db.manager.findOneBy(Bid, { id, ...own }) : null;
  if (!bid) throw notFound("Bid");
  return bidWithOwnTerms(context, bid);
}

/** Reads these bids, without those that findBid refuses, and records the reading of other companies' bids. */
export async function findBids(context: SignedIn, ids: readonly string[]) {
  const { db, user } = context;
  const own = user.isAdmin ? {} : { companyId: user.id };
  const bids = await db.manager.findBy(Bid, { id: In([...ids]), ...own });
  return recordBidReads(context, Promise.all(bids.map((bid) => bidWithOwnTerms(context, bid))), (read) => read);
}
