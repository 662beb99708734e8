import type { EntityManager } from "typeorm";

import { type Actor, eventInsert, eventParameter } from "#api/audit/recordEvent.ts";
import { Bid } from "#api/bids/Bid.ts";
import type { BidTerms } from "#api/bids/bid.rules.ts";
import { refuseTooManyTerms } from "#api/bids/refuseTooManyTerms.ts";
import { plainRows } from "#api/core/database/plainRows.ts";
import { prepared } from "#api/core/database/prepared.ts";

interface Terms {
  /** Who submits or revises, and how the audit trail calls it. */
  actor: Actor;
  act: string;
  /** Of the bid, as the audit trail records it. */
  before?: object;
  /** Inserts the bid's row or moves it to its next revision; its parameters are $8 and on. */
  row: string;
  parameters: readonly unknown[];
  terms: BidTerms;
  /** The terms as a sealed tender's bid stores them instead. */
  sealedTerms: string | null;
  submittedAt: Date;
  receivedAt: Date;
}

const WITHOUT_TERMS = { bidAmount: null, technicalProposal: null, timelineDays: null, documentsUrl: null };
const RECORDED_BID = { subject_id: "bid.id", tender_id: "bid.tender_id", after: "jsonb_build_object('status', bid.status, 'revision', bid.revision)" };

/**
 * Stores submitted terms as the bid's newest revision, deletes their draft, records it in the audit trail, and answers the bid, in one statement. The tender
 * must be locked, and the bid too, if there is one. Refuses what refuseTooManyTerms refuses.
 */
export async function storeTerms(tx: EntityManager, { actor, act, before, row, parameters, terms, sealedTerms, submittedAt, receivedAt }: Terms): Promise<Bid> {
  const bids = plainRows(tx.dataSource, Bid);
  const { bidAmount, technicalProposal, timelineDays, documentsUrl } = sealedTerms === null ? terms : WITHOUT_TERMS;
  const [stored] = await tx.query<[Bid & { hasEarlierTerms: boolean }]>(
    prepared(`WITH bid AS (${row} RETURNING *),
          kept AS (INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at, received_at, sealed_terms)
                   SELECT id, revision, $1::bigint, $2, $3::int, $4, $5::timestamptz, $6::timestamptz, $7 FROM bid RETURNING *, bid_amount IS NULL AS is_sealed),
          draft AS (DELETE FROM bid_drafts USING bid WHERE bid_drafts.tender_id = bid.tender_id AND bid_drafts.company_id = bid.company_id),
          recorded AS (${eventInsert(`$${8 + parameters.length}`, RECORDED_BID, "bid")})
     SELECT ${bids.columns()}, EXISTS (SELECT FROM bids AS earlier WHERE earlier.tender_id = bid.tender_id AND earlier.company_id = bid.company_id) AS "hasEarlierTerms"
       FROM bid JOIN kept USING (revision)`),
    [bidAmount, technicalProposal, timelineDays, documentsUrl, submittedAt, receivedAt, sealedTerms, ...parameters, eventParameter(actor, { act, subject: "bid", before })],
  );
  const { hasEarlierTerms, ...bid } = stored;
  if (hasEarlierTerms) await refuseTooManyTerms(tx, bid);
  // Its own company reads it.
  return Object.assign(bids.read(bid), terms);
}
