import { Bid } from "#api/bids/Bid.ts";
import type { BidFilter } from "#api/bids/BidFilter.ts";
import { BID_FILTERS } from "#api/bids/bidFilter.rules.ts";
import type { BidOrder } from "#api/bids/BidOrder.ts";
import { SORTED_BY, whereBid } from "#api/bids/whereBid.ts";
import { refuseFuture } from "#api/core/database/refuseFuture.ts";
import type { Order } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { readFilter } from "#api/core/rules/filterSet.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

/**
 * The bids that the filter keeps, and how to sort them: newest first by default. Refuses BAD_USER_INPUT.
 * @param inTenders true: as a condition of tenders, where the filter is the argument `bids`; see whereBid
 */
export async function matchingBids({ db, user }: Pick<SignedIn, "db" | "user">, filter?: BidFilter | null, orderBy?: BidOrder | null, { inTenders = false } = {}) {
  const { values, wrong } = readFilter(BID_FILTERS, filter ?? {});
  if (wrong.length > 0) throw badInput(Object.fromEntries(wrong.map((name) => [inTenders ? `bids.${name}` : name, BID_FILTERS[name].expected])));
  await refuseFuture(db, values.changedSince);
  const { field, direction } = orderBy ?? { field: "submittedAt", direction: "descending" };
  const bids = await whereBid(db.getRepository(Bid).createQueryBuilder("bid").where("true"), values, field, user, { inTenders });
  const order: Order = { field, direction, sortedBy: SORTED_BY[field] };
  return { bids, order };
}
