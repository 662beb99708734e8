import { type DataSource, In, IsNull } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { grouped, inOrder } from "#api/core/graphql/batch.ts";
import { bigintAsNumber } from "#api/core/graphql/scalars.ts";

/** The maximum number of bids in the GraphQL field Tender.bids. The query `bids` returns all of them, page by page. */
export const MOST_BIDS = 100;
export const MOST_REVISIONS = 100;

const NO_BIDS = { live: 0, undecided: 0 };

/** Counts the live bids of each tender, and how many of these are pending (`undecided`). */
export async function liveBidCountsOf(db: DataSource, tenderIds: readonly string[]) {
  const counts = await db
    .createQueryBuilder(BidRow, "bid")
    .select("bid.tenderId", "tenderId")
    .addSelect("count(*)::int", "live")
    .addSelect("(count(*) FILTER (WHERE bid.status = 'pending'))::int", "undecided")
    .where("bid.tenderId IN (:...tenderIds) AND bid.withdrawnAt IS NULL", { tenderIds })
    .groupBy("bid.tenderId")
    .getRawMany<{ tenderId: string; live: number; undecided: number }>();
  return inOrder(tenderIds, counts, ({ tenderId }) => tenderId).map((row) => row ?? NO_BIDS);
}

interface Figures {
  lowest: number | null;
  average: number | null;
}

/**
 * Reads the lowest and the average amount of each tender's live bids. Sealed bids do not count, because their stored
 * amount is null.
 */
export async function bidFiguresOf(db: DataSource, tenderIds: readonly string[]): Promise<(Figures | undefined)[]> {
  const figures = await db.query<{ tenderId: string; lowest: string | null; average: string | null }[]>(
    `SELECT tender_id AS "tenderId", min(bid_amount) AS lowest, round(avg(bid_amount)) AS average FROM submitted_bids
      WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL GROUP BY tender_id`,
    [tenderIds],
  );
  const amount = (value: string | null) => bigintAsNumber.from(value) as number | null;
  return inOrder(tenderIds, figures, ({ tenderId }) => tenderId).map(
    (row) => row && { lowest: amount(row.lowest), average: amount(row.average) },
  );
}

/** Reads the accepted live bid of each tender. A tender has at most one. */
export async function awardedBidOf(db: DataSource, tenderIds: readonly string[]) {
  const bids = await db.manager.findBy(Bid, {
    tenderId: In([...tenderIds]),
    status: "accepted",
    withdrawnAt: IsNull(),
  });
  return inOrder(tenderIds, bids, ({ tenderId }) => tenderId);
}

/** Reads when each tender's winning bid was accepted; null if no bid is accepted. */
export async function awardedAtOf(db: DataSource, tenderIds: readonly string[]) {
  const bids = await db.manager.find(BidRow, {
    select: { id: true, tenderId: true, decidedAt: true },
    where: { tenderId: In([...tenderIds]), status: "accepted", withdrawnAt: IsNull() },
  });
  return inOrder(tenderIds, bids, ({ tenderId }) => tenderId).map((bid) => bid?.decidedAt ?? null);
}

export async function firstSubmittedAtOf(db: DataSource, bidIds: readonly string[]) {
  const first = await db.manager.find(BidRevision, {
    select: { bidId: true, revision: true, submittedAt: true },
    where: { bidId: In([...bidIds]), revision: 1 },
  });
  return inOrder(bidIds, first, ({ bidId }) => bidId).map((row) => row!.submittedAt);
}

/**
 * Reads the newest revisions of each bid, at most MOST_REVISIONS. A bid's revision numbers have no gaps, so a
 * comparison with the newest number is enough to select them.
 */
export async function revisionsOf(db: DataSource, bidIds: readonly string[]) {
  const revisions = await db
    .createQueryBuilder(BidRevision, "kept")
    .innerJoin(BidRow, "bid", "bid.id = kept.bidId AND kept.revision > bid.revision - :most", { most: MOST_REVISIONS })
    .where({ bidId: In([...bidIds]) })
    .orderBy("kept.revision", "DESC")
    .getMany();
  return grouped(bidIds, revisions, ({ bidId }) => bidId);
}

export async function bidRowsById(db: DataSource, ids: readonly string[]) {
  const bids = await db.manager.findBy(BidRow, { id: In([...ids]) });
  return inOrder(ids, bids, ({ id }) => id) as BidRow[];
}
