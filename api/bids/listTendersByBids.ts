import type { SelectQueryBuilder } from "typeorm";

import type { Awaited } from "#api/bids/awaited.rules.ts";
import type { BidFilter } from "#api/bids/BidFilter.ts";
import type { BidGroup } from "#api/bids/bidGroup.rules.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { matchingBids } from "#api/bids/matchingBids.ts";
import { IS_CLOSED, WHERE_AWAITED } from "#api/bids/whereAwaited.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput } from "#api/core/rules/valid.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import type { TenderFilter } from "#api/tenders/TenderFilter.ts";
import type { TenderOrder } from "#api/tenders/TenderOrder.ts";
import { visibleTenders } from "#api/tenders/visibleTenders.ts";

interface Asked {
  /** Only tenders with a live bid that meets this. */
  bids?: BidFilter | null;
  awaits?: Awaited | null;
  order?: TenderOrder | null;
  /** What propertiesAsked tells; all by default. */
  asked?: ReadonlySet<string>;
}

/** One group of All Bids. awaitingDecision is sorted by closing date by default, the other groups newest first. Refuses BAD_USER_INPUT for `withoutBids` and `bids.includeWithdrawn`, and for the order `bidCount`. */
export async function listTendersByBids(context: Pick<SignedIn, "db" | "user" | "token">, page: PageArgs, group: BidGroup, filter: TenderFilter, { bids, awaits, order, asked }: Asked = {}) {
  if (filter.withoutBids != null) throw badInput({ withoutBids: "The group tells which tenders have bids" });
  // The figures leave drafts out, and the order would read a whole group.
  if (order?.field === "bidCount") throw badInput({ orderBy: "A group cannot be sorted by bidCount: use tenders" });
  if (bids?.includeWithdrawn) throw badInput({ "bids.includeWithdrawn": "Only live bids count here" });
  const tenders = await visibleTenders(context, filter);
  // Of the last group only drafts can have a bid that meets a filter.
  tenders.andWhere(bids && group === "draftsAndWithoutBids" ? "tender.status = 'draft'" : conditionOf(group, tenders));
  if (bids) await keepThoseWith(bids, tenders, context);
  if (awaits) tenders.andWhere(WHERE_AWAITED[awaits], { viewerId: context.user.id });
  const { field, direction } = order ?? (group === "awaitingDecision" ? ({ field: "closingDate", direction: "ascending" } as const) : ({ field: "createdAt", direction: "descending" } as const));
  return readPage(tenders, page, { field, direction }, asked);
}

async function keepThoseWith(filter: BidFilter, tenders: SelectQueryBuilder<Tender>, context: Pick<SignedIn, "db" | "user">) {
  const { bids } = await matchingBids(context, filter, null, { inTenders: true });
  tenders.andWhere(`EXISTS (${bids.select("1").getQuery()})`, bids.getParameters());
}

function conditionOf(group: BidGroup, tenders: SelectQueryBuilder<Tender>) {
  const live = tenders.subQuery().select("1").from(BidRow, "bid").where("bid.tenderId = tender.id AND bid.withdrawnAt IS NULL");
  const hasBids = `EXISTS ${live.getQuery()}`;
  const isPending = "bid.status = 'pending'";
  switch (group) {
    case "awaitingDecision":
      return WHERE_AWAITED.decision;
    case "withBids":
      return `tender.status <> 'draft' AND ${hasBids} AND NOT (${IS_CLOSED} AND EXISTS ${live.andWhere(isPending).getQuery()})`;
    case "draftsAndWithoutBids":
      // A row of its bids instead of NOT EXISTS, for which PostgreSQL would read all bids into a table of hashes.
      return `(tender.status = 'draft' OR ${live.select("bid.id").limit(1).getQuery()} IS NULL)`;
  }
}
