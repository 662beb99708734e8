import type { SelectQueryBuilder } from "typeorm";

import { BidRow } from "#api/bids/BidRow.ts";
import type { BidFilter } from "#api/bids/lists/BidFilter.ts";
import { matchingBids } from "#api/bids/lists/matchingBids.ts";
import type { Reader } from "#api/audit/recordOnce.ts";
import type { Awaited, BidGroup } from "#api/bids/tenders/tendersByBids.rules.ts";
import { WHERE_AWAITED } from "#api/bids/tenders/whereAwaited.ts";
import { type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { TenderFilter } from "#api/tenders/lists/TenderFilter.ts";
import type { TenderOrder } from "#api/tenders/lists/TenderOrder.ts";
import { visibleTenders } from "#api/tenders/lists/visibleTenders.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { BIDDING_HAS_ENDED } from "#api/tenders/lifecycle/phaseSql.ts";

interface Options {
  /** Restricts the list to tenders with a live bid that matches this filter. */
  bids?: BidFilter | null;
  awaits?: Awaited | null;
  order?: TenderOrder | null;
  /** The result of requestedProperties; all properties by default. */
  requested?: ReadonlySet<string>;
}

/**
 * Lists the tenders of one group of the page All Bids. By default, awaitingDecision is sorted by closing date, and the
 * other groups newest first. Refuses BAD_USER_INPUT for the filters `withoutBids` and `bids.includeWithdrawn`, and for
 * the order `bidCount`.
 */
export async function listTendersByBids(
  context: Pick<SignedIn, "db" | "user" | "token">,
  page: PageArgs,
  group: BidGroup,
  filter: TenderFilter,
  { bids, awaits, order, requested }: Options = {},
) {
  if (filter.withoutBids != null) throw badInput({ withoutBids: "The group tells which tenders have bids" });
  // The order bidCount uses stored figures, which do not include draft tenders. It would also read a whole group.
  if (order?.field === "bidCount") throw badInput({ orderBy: "A group cannot be sorted by bidCount: use tenders" });
  if (bids?.includeWithdrawn) throw badInput({ "bids.includeWithdrawn": "Only live bids count here" });
  const tenders = await visibleTenders(context, filter);
  // In the group draftsAndWithoutBids, only draft tenders can have bids, so only draft tenders can match a filter of
  // bids.
  tenders.andWhere(bids && group === "draftsAndWithoutBids" ? "tender.status = 'draft'" : conditionOf(group, tenders));
  if (bids) await filterByBids(bids, tenders, context);
  if (awaits) tenders.andWhere(WHERE_AWAITED[awaits], { viewerId: context.user.id });
  const { field, direction } =
    order ??
    (group === "awaitingDecision"
      ? ({ field: "closingDate", direction: "ascending" } as const)
      : ({ field: "createdAt", direction: "descending" } as const));
  return readPage(tenders, page, { field, direction }, requested);
}

async function filterByBids(filter: BidFilter, tenders: SelectQueryBuilder<Tender>, context: Reader) {
  const { bids } = await matchingBids(context, filter, null, { inTenders: true });
  tenders.andWhere(`EXISTS (${bids.select("1").getQuery()})`, bids.getParameters());
}

function conditionOf(group: BidGroup, tenders: SelectQueryBuilder<Tender>) {
  const live = tenders
    .subQuery()
    .select("1")
    .from(BidRow, "bid")
    .where("bid.tenderId = tender.id AND bid.withdrawnAt IS NULL");
  const hasBids = `EXISTS ${live.getQuery()}`;
  const isPending = "bid.status = 'pending'";
  switch (group) {
    case "awaitingDecision":
      return WHERE_AWAITED.decision;
    case "withBids":
      return `tender.status <> 'draft' AND ${hasBids} AND NOT (${BIDDING_HAS_ENDED("tender")} AND EXISTS ${live.andWhere(isPending).getQuery()})`;
    case "draftsAndWithoutBids":
      // A scalar subquery is faster here than NOT EXISTS, for which PostgreSQL would hash all bids.
      return `(tender.status = 'draft' OR ${live.select("bid.id").limit(1).getQuery()} IS NULL)`;
  }
}
