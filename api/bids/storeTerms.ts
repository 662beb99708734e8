import type { EntityManager } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import type { BidTerms } from "#api/bids/bid.rules.ts";
import { refuseTooManyTerms } from "#api/bids/refuseTooManyTerms.ts";
import { plainRows } from "#api/core/database/plainRows.ts";
import { prepared } from "#api/core/database/prepared.ts";

interface Terms {
  /** Inserts the bid's row or moves it to its next revision; its parameters are $7 and on. */
  row: string;
  parameters: readonly unknown[];
  terms: BidTerms;
  submittedAt: Date;
  receivedAt: Date;
}

/**
 * Stores submitted terms as the bid's newest revision, deletes their draft, and answers the bid, in one statement. The tender
 * must be locked, and the bid too, if there is one. Refuses what refuseTooManyTerms refuses.
 */
export async function storeTerms(tx: EntityManager, { row, parameters, terms, submittedAt, receivedAt }: Terms): Promise<Bid> {
  const bids = plainRows(tx.dataSource, Bid);
  const { bidAmount, technicalProposal, timelineDays, documentsUrl } = terms;
  const [stored] = await tx.query<[Bid & { hasEarlierTerms: boolean }]>(
    prepared(`WITH bid AS (${row} RETURNING *),
          kept AS (INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at, received_at)
                   SELECT id, revision, $1::bigint, $2, $3::int, $4, $5::timestamptz, $6::timestamptz FROM bid RETURNING *),
          draft AS (DELETE FROM bid_drafts USING bid WHERE bid_drafts.tender_id = bid.tender_id AND bid_drafts.company_id = bid.company_id)
     SELECT ${bids.columns()}, EXISTS (SELECT FROM bids AS earlier WHERE earlier.tender_id = bid.tender_id AND earlier.company_id = bid.company_id) AS "hasEarlierTerms"
       FROM bid JOIN kept USING (revision)`),
    [bidAmount, technicalProposal, timelineDays, documentsUrl, submittedAt, receivedAt, ...parameters],
  );
  const { hasEarlierTerms, ...bid } = stored;
  if (hasEarlierTerms) await refuseTooManyTerms(tx, bid);
  return bids.read(bid);
}
