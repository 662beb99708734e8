import type { Seed } from "#api/testing/builders/builders.ts";
import { PROPOSAL } from "#api/testing/builders/builders.ts";

/** A bid to insert: the first one of a company on a tender. */
interface GivenBid {
  tenderId: string;
  companyId: string;
  bidAmount?: number;
  submittedAt?: Date;
}

const ROW = "json_to_recordset($1) AS given (tender uuid, company uuid, amount bigint, submitted timestamptz)";

/**
 * Inserts bids with one revision each, in two statements for all of them. Returns their ids, in the given order.
 * @param proposal The proposal of each bid
 */
export const manyBids =
  (bids: readonly GivenBid[], proposal = PROPOSAL): Seed<string[]> =>
  async (tx) => {
    const rows = bids.map(({ tenderId, companyId, bidAmount = 180_000, submittedAt = new Date() }) => ({
      tender: tenderId,
      company: companyId,
      amount: bidAmount,
      submitted: submittedAt,
    }));
    const inserted = await tx.query<{ id: string; key: string }[]>(
      `INSERT INTO bids (tender_id, tender_number, tender_title, company_id)
       SELECT tender, tender_number, title, company FROM ${ROW} JOIN tenders ON tenders.id = tender
       RETURNING id, tender_id || ' ' || company_id AS key`,
      [JSON.stringify(rows)],
    );
    await tx.query(
      `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at)
       SELECT bids.id, 1, amount, $2, 90, submitted FROM ${ROW} JOIN bids ON tender_id = tender AND company_id = company`,
      [JSON.stringify(rows), proposal],
    );
    const ids = new Map(inserted.map(({ id, key }) => [key, id]));
    return bids.map(({ tenderId, companyId }) => ids.get(`${tenderId} ${companyId}`)!);
  };
