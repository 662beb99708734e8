import type { DataSource } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { databaseClock } from "#api/core/database/databaseClock.ts";

const PAGE = 500;

export type KeptBid = BidRevision & { bid: Bid };

/**
 * A tender's live bids as of the first page, by first submission, each once. Submissions and revisions made between two
 * pages are left out, since stored revisions are immutable. No transaction stays open for a slow client.
 */
export async function* liveBidPages(db: DataSource, tenderId: string) {
  const begun = await databaseClock(db.manager);
  let page: KeptBid[] = [];
  do {
    const last = page.at(-1);
    const bids = db
      .createQueryBuilder(BidRevision, "kept")
      .innerJoinAndMapOne("kept.bid", Bid, "bid", "bid.id = kept.bidId")
      .where("bid.tenderId = :tenderId AND bid.withdrawnAt IS NULL AND kept.submittedAt <= :begun", { tenderId, begun })
      .andWhere((later) => {
        const next = later.subQuery().from(BidRevision, "next").where("next.bidId = kept.bidId AND next.revision = kept.revision + 1");
        return `NOT EXISTS ${next.andWhere("next.submittedAt <= :begun").getQuery()}`;
      })
      .orderBy("kept.submittedAt")
      .addOrderBy("kept.bidId")
      .limit(PAGE);
    if (last) bids.andWhere("(kept.submittedAt, kept.bidId) > (:submittedAt, :bidId)", { submittedAt: last.submittedAt, bidId: last.bidId });
    page = (await bids.getMany()) as KeptBid[];
    if (page.length > 0) yield page;
  } while (page.length === PAGE);
}
