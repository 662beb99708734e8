import type { SelectQueryBuilder } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import type { BidGroup } from "#api/bids/bidGroup.rules.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import type { TenderFilter } from "#api/tenders/TenderFilter.ts";
import { visibleTenders } from "#api/tenders/visibleTenders.ts";

/** The tender no longer accepts bids, by the database's clock; drafts and awarded tenders do not count. */
const IS_CLOSED = "(tender.status = 'closed' OR (tender.status = 'open' AND tender.closingDate < now()))";

/** One group of All Bids. awaitingDecision is sorted by closing date, the other groups newest first. */
export async function listTendersByBids(context: Pick<SignedIn, "db" | "user">, page: PageArgs, group: BidGroup, filter: TenderFilter) {
  const tenders = await visibleTenders(context, filter);
  tenders.andWhere(conditionOf(group, tenders));
  return readPage(
    tenders,
    page,
    group === "awaitingDecision" ? { field: "closingDate", direction: "ascending" } : { field: "createdAt", direction: "descending" },
  );
}

function conditionOf(group: BidGroup, tenders: SelectQueryBuilder<Tender>) {
  const live = tenders.subQuery().select("1").from(Bid, "bid").where("bid.tenderId = tender.id AND bid.withdrawnAt IS NULL");
  const hasBids = `EXISTS ${live.getQuery()}`;
  const awaitsDecision = `${IS_CLOSED} AND EXISTS ${live.andWhere("bid.status = 'pending'").getQuery()}`;
  switch (group) {
    case "awaitingDecision":
      return awaitsDecision;
    case "withBids":
      return `tender.status <> 'draft' AND ${hasBids} AND NOT (${awaitsDecision})`;
    case "draftsAndWithoutBids":
      return `(tender.status = 'draft' OR NOT ${hasBids})`;
  }
}
