import type { DataSource } from "typeorm";
import { In } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidRow } from "#api/bids/BidRow.ts";
import { companiesOf } from "#api/company-profiles/Company.ts";
import { plainRows } from "#api/core/database/plainRows.ts";
import { grouped, inOrder, type Batch } from "#api/core/graphql/batch.ts";

/** The most bids that a tender carries in a response; the bids query pages through the rest. */
export const MOST_BIDS = 100;
export const MOST_REVISIONS = 100;

/** Fields of a bid that need no more than its ids. */
const BY_ID = ["company", "revisions", "tender", "__typename"];
const IDS = ["id", "tenderId", "companyId"];

const batches = new Map<string, Batch<Bid[]>>();

/**
 * The batch that reads the newest live bids of each tender, at most MOST_BIDS each: of the columns only those that these fields
 * need, and the companies if they are among the fields.
 */
export function liveBidsWith(fields: ReadonlySet<string>): Batch<Bid[]> {
  const key = [...fields].sort().join(" ");
  const batch = batches.get(key) ?? ((db, tenderIds) => liveBidsOf(db, tenderIds, fields));
  batches.set(key, batch);
  return batch;
}

async function liveBidsOf(db: DataSource, tenderIds: readonly string[], fields: ReadonlySet<string>) {
  const stored = new Set(db.getMetadata(Bid).columns.map(({ propertyName }) => propertyName));
  // A field that is neither stored nor found by an id, such as the receipt, may need every column.
  const needsAll = [...fields].some((name) => !stored.has(name) && !BY_ID.includes(name));
  const bids = plainRows(db, Bid, needsAll ? undefined : new Set([...fields, ...IDS]));
  const rows = await db.query<object[]>(
    `SELECT ${bids.columns()}
       FROM (SELECT *, row_number() OVER (PARTITION BY tender_id ORDER BY submitted_at DESC, id DESC) AS place
               FROM submitted_bids WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL) AS live
      WHERE place <= ${MOST_BIDS} ORDER BY tender_id, submitted_at DESC, id DESC`,
    [tenderIds],
  );
  const found = rows.map((row) => bids.read(row));
  if (fields.has("company")) await addCompanies(db, found);
  return grouped(tenderIds, found, ({ tenderId }) => tenderId);
}

/** With the bids, since a promise for each bid takes longer than everything else. */
async function addCompanies(db: DataSource, bids: Bid[]) {
  const ids = [...new Set(bids.map(({ companyId }) => companyId))];
  const companies = await companiesOf(db, ids);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  for (const bid of bids) bid.company = companyOf.get(bid.companyId);
}

export async function liveBidCountsOf(db: DataSource, tenderIds: readonly string[]) {
  const counts = await db
    .createQueryBuilder(BidRow, "bid")
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
