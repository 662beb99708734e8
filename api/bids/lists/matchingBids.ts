import type { Reader } from "#api/audit/recordOnce.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BidFilter } from "#api/bids/lists/BidFilter.ts";
import { BID_FILTERS } from "#api/bids/lists/bidFilter.rules.ts";
import type { BidOrder } from "#api/bids/lists/BidOrder.ts";
import { recordBidSearch, type SearchedBids } from "#api/bids/lists/recordBidSearch.ts";
import { SORTED_BY, whereBid } from "#api/bids/lists/whereBid.ts";
import { refuseFuture } from "#api/core/database/whereChangedSince.ts";
import type { Order } from "#api/core/graphql/connection.ts";
import { readFilter } from "#api/core/rules/filterSet.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

interface Options {
  /** True if the query becomes a subquery in a query of tenders; see whereBid. */
  inTenders?: boolean;
  /** True for bids of the user's own company only. */
  onlyOwn?: boolean;
  searched?: SearchedBids | null;
}

/**
 * Returns a query for the bids that match the filter, and their sort order: newest first by default. Refuses
 * BAD_USER_INPUT for an invalid filter. Records a search of other companies' bids by their terms.
 */
export async function matchingBids(
  reader: Reader,
  filter?: BidFilter | null,
  orderBy?: BidOrder | null,
  { inTenders = false, onlyOwn = false, searched = null }: Options = {},
) {
  const { db, user } = reader;
  const { values, wrong } = readFilter(BID_FILTERS, filter ?? {});
  if (wrong.length > 0)
    throw badInput(
      Object.fromEntries(wrong.map((name) => [inTenders ? `bids.${name}` : name, BID_FILTERS[name].expected])),
    );
  await refuseFuture(db, values.changedSince);
  if (!onlyOwn) await recordBidSearch(reader, values, searched);
  const { field, direction } = orderBy ?? { field: "submittedAt", direction: "descending" };
  const all = db.getRepository(Bid).createQueryBuilder("bid");
  const readable = onlyOwn ? all.where("bid.companyId = :own_company", { own_company: user.id }) : all.where("true");
  const bids = await whereBid(readable, values, field, user, { inTenders });
  const order: Order = { field, direction, sortedBy: SORTED_BY[field] };
  return { bids, order };
}
