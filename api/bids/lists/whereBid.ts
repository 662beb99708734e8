import type { DataSource, SelectQueryBuilder } from "typeorm";

import type { Bid } from "#api/bids/Bid.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { BID_FILTERS, type BidFilterName, type BidFilterValues } from "#api/bids/lists/bidFilter.rules.ts";
import type { BidOrderName } from "#api/bids/lists/bidOrder.rules.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { likePattern } from "#api/core/database/likePattern.ts";
import type { Order } from "#api/core/graphql/connection.ts";
import type { Viewer } from "#api/core/graphql/context.ts";
import { givenIn } from "#api/core/rules/filterSet.rules.ts";
import { BIDDING_HAS_ENDED, PARTNERS_SEE } from "#api/tenders/lifecycle/phaseSql.ts";
import { Tender } from "#api/tenders/Tender.ts";

/**
 * If at most this many companies match a search, the query gets an array of their ids, and PostgreSQL uses an index. If
 * more match, the query contains a subquery, and PostgreSQL hashes its result.
 */
const MOST_NAMED = 1000;
const NAMED = "SELECT named.user_id FROM company_profiles named WHERE fold_case(named.company_name) LIKE";
const searched = (companies: string) =>
  `(fold_case(bid.tenderNumber || E'\\x01' || bid.tenderTitle) LIKE :bid_search OR bid.companyId ${companies})`;

/**
 * SQL condition: the bid awaits a decision. `ANY (ARRAY(…))` makes PostgreSQL read the few tenders with pending bids by
 * id, instead of scanning all closed tenders.
 */
const AWAITING = `(bid.status = 'pending' AND bid.withdrawnAt IS NULL AND bid.tenderId = ANY (ARRAY(
  SELECT awaiting.id FROM tenders awaiting WHERE ${BIDDING_HAS_ENDED("awaiting")}
     AND awaiting.id = ANY (ARRAY(SELECT DISTINCT undecided.tender_id FROM bids undecided WHERE undecided.status = 'pending' AND undecided.withdrawn_at IS NULL)))))`;

const isOneOf = (column: string, name: BidFilterName) => (wanted: readonly string[]) =>
  wanted.length === 1 ? `${column} = (CAST(:bid_${name} AS text[]))[1]` : `${column} = ANY(:bid_${name})`;

const SEARCH = searched("= ANY (CAST(:bid_named AS uuid[]))");

/**
 * The SQL condition of each filter; null for no condition. The parameter `bid_<name of the filter>` contains the
 * filter's value, or the LIKE pattern for `search`. The prefix avoids conflicts with the parameters of a query of
 * tenders.
 */
const WHERE: { [Name in BidFilterName]: string | ((wanted: NonNullable<BidFilterValues[Name]>) => string | null) } = {
  tenderId: "bid.tenderId = :bid_tenderId",
  companyId: "bid.companyId = :bid_companyId",
  status: isOneOf("bid.status", "status"),
  includeWithdrawn: (wanted) => (wanted ? null : "bid.withdrawnAt IS NULL"),
  amountFrom: "bid.bidAmount >= :bid_amountFrom",
  amountTo: "bid.bidAmount <= :bid_amountTo",
  daysFrom: "bid.timelineDays >= :bid_daysFrom",
  daysTo: "bid.timelineDays <= :bid_daysTo",
  country: isOneOf("profile.addressCountry", "country"),
  search: (wanted) => (wanted ? SEARCH : null),
  submittedFrom: "bid.submittedAt >= :bid_submittedFrom",
  submittedTo: "bid.submittedAt <= :bid_submittedTo",
  decidedFrom: "bid.decidedAt >= :bid_decidedFrom",
  decidedTo: "bid.decidedAt <= :bid_decidedTo",
  tenderCategory: isOneOf("tender.category", "tenderCategory"),
  tenderCountry: isOneOf("tender.country", "tenderCountry"),
  tenderStatus: isOneOf("tender.status", "tenderStatus"),
  changedSince: "bid.updatedAt >= :bid_changedSince",
  awaitsDecision: (wanted) => (wanted ? AWAITING : `NOT ${AWAITING}`),
};

/**
 * For an order by a column of `bids`, the query joins `bids` as `row`, because an index of `bids` contains the column
 * and the id. The view Bid takes its id from `bid_revisions`, so no index contains that id and the column.
 */
const inRow = (name: string) => ({ column: `row.${name}`, id: "row.id" });
/** The column for each sort order. Orders by a column of `bid_revisions` are absent. */
export const SORTED_BY: Partial<Record<BidOrderName, NonNullable<Order["sortedBy"]>>> = {
  id: inRow("id"),
  decidedAt: inRow("decidedAt"),
  status: inRow("status"),
  tenderNumber: inRow("tenderNumber"),
  companyName: { column: "profile.companyName" },
  companyCountry: { column: "profile.addressCountry" },
  tenderClosingDate: { column: "tender.closingDate" },
  tenderCategory: { column: "tender.category" },
  tenderCountry: { column: "tender.country" },
};
/**
 * For orders by a nullable column, the condition that leaves out bids without a value. For `timelineDays`, the
 * condition on `bidAmount` is enough, because the terms of a sealed bid are all null.
 */
const ONLY: Partial<Record<BidOrderName, string>> = {
  bidAmount: "bid.bidAmount IS NOT NULL",
  timelineDays: "bid.bidAmount IS NOT NULL",
  decidedAt: "row.decidedAt IS NOT NULL",
  companyCountry: "profile.addressCountry IS NOT NULL",
};

/**
 * Restricts the query to the bids that match every given filter and that have a value for the sort order. If a filter
 * or an order reads the tender, bids on a tender that was set back to draft are hidden from partners, even their own.
 * @param inTenders True if the query becomes a condition in a query of tenders, whose alias is `tender`
 */
export async function whereBid(
  bids: SelectQueryBuilder<Bid>,
  filter: BidFilterValues,
  order: BidOrderName,
  user: Viewer,
  { inTenders = false } = {},
) {
  const whole = { ...filter, includeWithdrawn: filter.includeWithdrawn ?? false };
  const conditions = [...givenIn(BID_FILTERS, whole).map((name) => conditionOf(name, whole[name])), ONLY[order]].filter(
    (each) => each != null,
  );
  const reads = (alias: string) =>
    [...conditions, SORTED_BY[order]?.column ?? ""].some((each) => each.startsWith(`${alias}.`));
  bids.withDeleted();
  if (reads("row")) bids.innerJoin(BidRow, "row", "row.id = bid.id");
  if (reads("profile")) bids.innerJoin(CompanyProfile, "profile", "profile.userId = bid.companyId");
  if (inTenders) bids.andWhere("bid.tenderId = tender.id");
  else if (reads("tender"))
    bids.innerJoin(
      Tender,
      "tender",
      user.isAdmin ? "tender.id = bid.tenderId" : `tender.id = bid.tenderId AND ${PARTNERS_SEE("tender")}`,
    );
  const search = likePattern(whole.search ?? "");
  const named = conditions.includes(SEARCH) ? await companiesNamed(bids.dataSource, search) : [];
  for (const condition of conditions)
    bids.andWhere(
      condition === SEARCH && named.length > MOST_NAMED ? searched(`IN (${NAMED} :bid_search)`) : condition,
    );
  return bids.setParameters(
    Object.fromEntries(Object.entries({ ...whole, search, named }).map(([name, value]) => [`bid_${name}`, value])),
  );
}

async function companiesNamed(db: DataSource, search: string) {
  const found = await db.query<{ user_id: string }[]>(`${NAMED} $1 LIMIT ${MOST_NAMED + 1}`, [search]);
  return found.map(({ user_id }) => user_id);
}

function conditionOf(name: BidFilterName, wanted: unknown) {
  const where = WHERE[name] as string | ((value: unknown) => string | null);
  return typeof where === "string" ? where : where(wanted);
}
