import type { DataSource } from "typeorm";
import { In } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { grouped, inOrder } from "#api/core/graphql/batch.ts";

/** The most bids that a tender carries in a response; the bids query pages through the rest. */
export const MOST_BIDS = 100;
export const MOST_REVISIONS = 100;

/** The newest live bids of each tender, at most MOST_BIDS each, in one statement. */
export async function liveBidsOf(db: DataSource, tenderIds: readonly string[]) {
  const newest = db
    .createQueryBuilder(Bid, "live")
    .select("live.id", "id")
    .addSelect("row_number() OVER (PARTITION BY live.tenderId ORDER BY live.submittedAt DESC, live.id DESC)", "place")
    .where("live.tenderId IN (:...tenderIds) AND live.withdrawnAt IS NULL", { tenderIds });
  const bids = await db
    .createQueryBuilder(Bid, "bid")
    .innerJoin(`(${newest.getQuery()})`, "ranked", "ranked.id = bid.id AND ranked.place <= :most", { most: MOST_BIDS })
    .setParameters(newest.getParameters())
    .orderBy("bid.submittedAt", "DESC")
    .addOrderBy("bid.id", "DESC")
    .getMany();
  return grouped(tenderIds, bids, ({ tenderId }) => tenderId);
}

export async function liveBidCountsOf(db: DataSource, tenderIds: readonly string[]) {
  const counts = await db
    .createQueryBuilder(Bid, "bid")
    .select("bid.tenderId", "tenderId")
    .addSelect("count(*)::int", "count")
    .where("bid.tenderId IN (:...tenderIds) AND bid.withdrawnAt IS NULL", { tenderIds })
    .groupBy("bid.tenderId")
    .getRawMany<{ tenderId: string; count: number }>();
  return inOrder(tenderIds, counts, ({ tenderId }) => tenderId).map((row) => row?.count ?? 0);
}

/** The newest revisions of each bid. Revision numbers are consecutive, so the bid's own number gives their range. */
export async function revisionsOf(db: DataSource, bidIds: readonly string[]) {
  const revisions = await db
    .createQueryBuilder(BidRevision, "kept")
    .innerJoin(Bid, "bid", "bid.id = kept.bidId AND kept.revision > bid.revision - :most", { most: MOST_REVISIONS })
    .where({ bidId: In([...bidIds]) })
    .orderBy("kept.revision", "DESC")
    .getMany();
  return grouped(bidIds, revisions, ({ bidId }) => bidId);
}

export async function newestRevisionOf(db: DataSource, bidIds: readonly string[]) {
  const revisions = await db
    .createQueryBuilder(BidRevision, "kept")
    .innerJoin(Bid, "bid", "bid.id = kept.bidId AND bid.revision = kept.revision")
    .where({ bidId: In([...bidIds]) })
    .getMany();
  return inOrder(bidIds, revisions, ({ bidId }) => bidId) as BidRevision[];
}

export async function bidsById(db: DataSource, ids: readonly string[]) {
  const bids = await db.manager.findBy(Bid, { id: In([...ids]) });
  return inOrder(ids, bids, ({ id }) => id) as Bid[];
}
