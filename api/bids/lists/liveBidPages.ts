import type { DataSource } from "typeorm";

import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";

const PAGE = 500;

export type LiveBid = BidRevision & { bid: BidRow };

/**
 * Reads the live bids of a tender page by page, sorted by first submission, each bid once. Submissions and revisions
 * after the start of the reading are left out by their time, so no transaction needs to stay open for a slow client. A
 * bid that is withdrawn during the reading is left out of the pages that are read later.
 */
export async function* liveBidPages(db: DataSource, tenderId: string) {
  const begun = await databaseClock(db.manager);
  let page: LiveBid[] = [];
  let last: { firstSubmittedAt: Date; bidId: string } | null = null;
  do {
    const bids = db
      .createQueryBuilder(BidRevision, "kept")
      .innerJoinAndMapOne("kept.bid", BidRow, "bid", "bid.id = kept.bidId")
      .innerJoin(BidRevision, "first", "first.bidId = kept.bidId AND first.revision = 1")
      .addSelect("first.submittedAt", "first_submitted_at")
      .where("bid.tenderId = :tenderId AND bid.withdrawnAt IS NULL AND kept.submittedAt <= :begun", { tenderId, begun })
      .andWhere((later) => {
        const next = later
          .subQuery()
          .from(BidRevision, "next")
          .where("next.bidId = kept.bidId AND next.revision = kept.revision + 1");
        return `NOT EXISTS ${next.andWhere("next.submittedAt <= :begun").getQuery()}`;
      })
      .orderBy("first.submittedAt")
      .addOrderBy("kept.bidId")
      .limit(PAGE);
    if (last) bids.andWhere("(first.submittedAt, kept.bidId) > (:firstSubmittedAt, :bidId)", last);
    const { entities, raw } = await bids.getRawAndEntities<{ first_submitted_at: Date }>();
    page = entities as LiveBid[];
    last = page.length > 0 ? { firstSubmittedAt: raw.at(-1)!.first_submitted_at, bidId: page.at(-1)!.bidId } : null;
    if (page.length > 0) yield page;
  } while (page.length === PAGE);
}
