import { requireTokenRight } from "#api/core/graphql/access.ts";
import { readPage, type Order, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { foldFigures } from "#api/tenders/foldFigures.ts";
import type { TenderFilter } from "#api/tenders/TenderFilter.ts";
import { TenderFigures } from "#api/tenders/TenderFigures.ts";
import type { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { visibleTenders } from "#api/tenders/visibleTenders.ts";

/** Orders by what tender_figures holds, which is counted first. */
/** How many bids one tender has. */
const BIDS_OF_ONE = "(SELECT one.bids FROM tender_figures one WHERE one.tender_id = tender.id)";
const SORTED_BY: Partial<Record<TenderOrder["field"], NonNullable<Order["sortedBy"]>>> = { bidCount: { column: "figures.bids", id: "figures.tenderId" } };

/** Filters that keep many tenders, or have an index beside the orders. */
const INDEXED = new Set<string>(["status", "acceptsBids", "closingWithinDays", "category", "deleted"] satisfies (keyof TenderFilter)[]);
/** As many are read and sorted in the time of a short walk in the order's index. */
const FEW = 5000;
/** As many take a tenth of a second: tenders of a filter rarely lie evenly in these orders. */
const FEW_BY: Partial<Record<TenderOrder["field"], number>> = { bidCount: 60_000, status: 30_000 };

function fewOf(filter: TenderFilter, field: TenderOrder["field"]) {
  const names = Object.keys(filter).filter((name) => filter[name as keyof TenderFilter] != null);
  // How many have no bids is not estimated well; country and category together have an index.
  if (filter.withoutBids != null || (filter.country && filter.category)) return false;
  return (field === "bidCount" ? names.length > 0 : names.some((name) => !INDEXED.has(name))) && (FEW_BY[field] ?? FEW);
}

/**
 * The tenders that match the filter and that the user may see; the nearest closing date first by default. Refuses FORBIDDEN for a partner's
 * order by bids, and for one of a token without bids:read.
 * @param asked what propertiesAsked tells; all by default
 */
export async function listTenders(
  context: Pick<SignedIn, "db" | "user" | "token">,
  page: PageArgs,
  filter: TenderFilter = {},
  order?: TenderOrder | null,
  asked?: ReadonlySet<string>,
) {
  const { field, direction } = order ?? { field: "closingDate", direction: "ascending" };
  const sortedBy = SORTED_BY[field];
  if (sortedBy && !context.user.isAdmin) throw refusal("FORBIDDEN", "Admin access required");
  if (sortedBy) requireTokenRight("bids:read", context.token);
  const tenders = await visibleTenders(context, filter);
  const most = fewOf(filter, field);
  const few = most !== false && { most, ...(sortedBy && { lookup: { rows: tenders.clone(), column: BIDS_OF_ONE } }) };
  if (sortedBy) {
    await foldFigures(context.db);
    tenders.innerJoin(TenderFigures, "figures", "figures.tenderId = tender.id");
    // The filters say the same, of which no index of the order knows.
    if (filter.withoutBids != null) tenders.andWhere(filter.withoutBids ? "figures.bids = 0" : "figures.bids > 0");
    if (filter.deleted) tenders.andWhere("false");
  }
  return readPage(tenders, page, { field, direction, sortedBy, few }, asked);
}
