import { requireTokenRight } from "#api/core/graphql/access.ts";
import { type Order, type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { aggregateFigures, TenderFigures } from "#api/tenders/lists/TenderFigures.ts";
import type { TenderFilter } from "#api/tenders/lists/TenderFilter.ts";
import type { TenderOrder } from "#api/tenders/lists/TenderOrder.ts";
import { visibleTenders } from "#api/tenders/lists/visibleTenders.ts";

/** SQL expression: the number of live bids on the row of `tenders` with the alias `tender`. */
const BIDS_OF_ONE = "(SELECT one.bids FROM tender_figures one WHERE one.tender_id = tender.id)";
/**
 * The sort orders that use a column of `tender_figures`. listTenders aggregates recorded changes before it reads the
 * table.
 */
const SORTED_BY: Partial<Record<TenderOrder["field"], NonNullable<Order["sortedBy"]>>> = {
  bidCount: { column: "figures.bids", id: "figures.tenderId" },
};

/** Filters that match many tenders, or for which there is an index that also contains the sort order. */
const INDEXED = new Set<string>([
  "status",
  "acceptsBids",
  "closingWithinDays",
  "category",
  "deleted",
] satisfies (keyof TenderFilter)[]);
/**
 * Up to this number of matching tenders, all are read and then sorted. This takes as long as a short index scan in the
 * sort order.
 */
const FEW = 5000;
/**
 * Higher limits for sort orders in which an index scan is slow, because the matching tenders are rarely spread evenly
 * over the index. Reading and sorting this number of tenders takes a tenth of a second.
 */
const FEW_BY: Partial<Record<TenderOrder["field"], number>> = { bidCount: 60_000, status: 30_000 };

/**
 * The number of matching tenders up to which all are read and then sorted; false if the list always scans an index in
 * the sort order.
 */
export function fewOf(filter: TenderFilter, field: TenderOrder["field"]) {
  const names = Object.keys(filter).filter((name) => filter[name as keyof TenderFilter] != null);
  // Always scan an index for these filters. For `withoutBids`, PostgreSQL estimates the number of matching tenders
  // wrongly. For `country` with `category`, there is an index of both with the closing date.
  if (filter.withoutBids != null || (filter.country && filter.category)) return false;
  return (field === "bidCount" ? names.length > 0 : names.some((name) => !INDEXED.has(name))) && (FEW_BY[field] ?? FEW);
}

/**
 * Lists the tenders that match the filter and that the user may see, by default the earliest closing date first.
 * Refuses as visibleTenders does, and FORBIDDEN for an order by bids if the user is a partner or the token lacks
 * bids:read.
 * @param requested The properties to read, from requestedProperties; all properties by default
 */
export async function listTenders(
  context: Pick<SignedIn, "db" | "user" | "token">,
  page: PageArgs,
  filter: TenderFilter = {},
  order?: TenderOrder | null,
  requested?: ReadonlySet<string>,
) {
  const { field, direction } = order ?? { field: "closingDate", direction: "ascending" };
  const sortedBy = SORTED_BY[field];
  if (sortedBy && !context.user.isAdmin) throw refusal("FORBIDDEN", "Admin access required");
  if (sortedBy) requireTokenRight("bids:read", context.token);
  const tenders = await visibleTenders(context, filter);
  const most = fewOf(filter, field);
  const few = most !== false && { most, ...(sortedBy && { lookup: { rows: tenders.clone(), column: BIDS_OF_ONE } }) };
  if (sortedBy) {
    await aggregateFigures(context.db);
    tenders.innerJoin(TenderFigures, "figures", "figures.tenderId = tender.id");
    // Repeats these conditions on the joined table, which has the index of this order. It has no deleted tenders.
    if (filter.withoutBids != null) tenders.andWhere(filter.withoutBids ? "figures.bids = 0" : "figures.bids > 0");
    if (filter.deleted) tenders.andWhere("false");
  }
  return readPage(tenders, page, { field, direction, sortedBy, few }, requested);
}
