import { Bid } from "#api/bids/Bid.ts";
import type { BidFilter } from "#api/bids/lists/BidFilter.ts";
import { BID_FILTERS } from "#api/bids/lists/bidFilter.rules.ts";
import type { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { SORTED_BY, whereBid } from "#api/bids/lists/whereBid.ts";
import { refuseFuture } from "#api/core/database/whereChangedSince.ts";
import type { Order } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { readFilter } from "#api/core/rules/filterSet.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/**
 * Returns a query for the bids that match the filter, and their sort order: newest first by default. Refuses
 * BAD_USER_INPUT for an invalid filter.
 * @param onlyOwn True for bids of the user's own company only
 * @param inTenders True if the query becomes a subquery in a query of tenders; see whereBid
 */
export async function matchingBids(
  { db, user }: Pick<SignedIn, "db" | "user">,
  filter?: BidFilter | null,
  orderBy?: BidOrder | null,
  { inTenders = false, onlyOwn = false } = {},
) {
  const { values, wrong } = readFilter(BID_FILTERS, filter ?? {});
  if (wrong.length > 0)
    throw badInput(
      Object.fromEntries(wrong.map((name) => [inTenders ? `bids.${name}` : name, BID_FILTERS[name].expected])),
    );
  await refuseFuture(db, values.changedSince);
  const { field, direction } = orderBy ?? { field: "submittedAt", direction: "descending" };
  const all = db.getRepository(Bid).createQueryBuilder("bid");
  const readable = onlyOwn ? all.where("bid.companyId = :own_company", { own_company: user.id }) : all.where("true");
  const bids = await whereBid(readable, values, field, user, { inTenders });
  const order: Order = { field, direction, sortedBy: SORTED_BY[field] };
  return { bids, order };
}
