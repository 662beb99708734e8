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
 * The sort orders by a column of `tender_figures`. For these, listTenders first brings the table up to date
 * (aggregateFigures).
 */
const SORTED_BY: Partial<Record<TenderOrder["field"], NonNullable<Order["sortedBy"]>>> = {
  bidCount: { column: "figures.bids", id: "figures.tenderId" },
};

/** Filters that match many tenders, or whose index also contains the sort column. */
const INDEXED = new Set<string>([
  "status",
  "acceptsBids",
  "closingWithinDays",
  "category",
  "deleted",
] satisfies (keyof TenderFilter)[]);
/**
 * If at most this many tenders match the filter, PostgreSQL reads and sorts all of them instead of scanning an index in
 * sort order.
 */
const FEW = 5000;
/**
 * Higher limits for sort orders in which an index scan is slow, because the matching tenders are often close together
 * in the index. Reading and sorting this many tenders takes about 100 ms.
 */
const FEW_BY: Partial<Record<TenderOrder["field"], number>> = { bidCount: 60_000, status: 30_000 };

/**
 * Returns the largest number of matching tenders that PostgreSQL reads and sorts; false if the list always scans an
 * index in sort order.
 */
export function fewOf(filter: TenderFilter, field: TenderOrder["field"]) {
  const names = Object.keys(filter).filter((name) => filter[name as keyof TenderFilter] != null);
  // Always scan an index for these filters. For `withoutBids`, PostgreSQL's estimate of the matching tenders is wrong.
  // For `country` with `category`, an index contains both columns and the closing date.
  if (filter.withoutBids != null || (filter.country && filter.category)) return false;
  return (field === "bidCount" ? names.length > 0 : names.some((name) => !INDEXED.has(name))) && (FEW_BY[field] ?? FEW);
}

/**
 * Lists the tenders that match the filter and that the user may see, by default the earliest closing date first.
 * Refuses all that visibleTenders refuses. Refuses FORBIDDEN for the order `bidCount` if the user is a partner or the
 * token lacks the scope bids:read.
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
    // Repeat these conditions on the joined table, which has the index for this order and no row for a deleted tender.
    if (filter.withoutBids != null) tenders.andWhere(filter.withoutBids ? "figures.bids = 0" : "figures.bids > 0");
    if (filter.deleted) tenders.andWhere("false");
  }
  return readPage(tenders, page, { field, direction, sortedBy, few }, requested);
}
