import type { DataSource } from "typeorm";

import { UNCONFIRMED } from "#api/bids/addenda/unconfirmedAddenda.ts";
import { OWES_DOCUMENTS } from "#api/bids/documents/readDocuments.ts";
import { queryPool } from "#api/core/database/pool.ts";
import type { MyDesk } from "#api/desks/Desk.ts";
import { MY_DESK_KINDS, type MyDeskKind } from "#api/desks/desk.rules.ts";
import { deskStatement, linesOf, type DeskRow } from "#api/desks/deskLines.ts";
import { readNothingWaits } from "#api/desks/readNothingWaits.ts";
import type { NoticeTopic } from "#api/notices/noticeKinds.rules.ts";
import { WHERE_TOPIC } from "#api/notices/listNotices.ts";
import { DOCUMENTS_UNTIL_SHOWN } from "#api/tenders/documents/documentsUntil.rules.ts";
import { ACCEPTS_BIDS } from "#api/tenders/lifecycle/phaseSql.ts";
import { CLOSING_SOON_DAYS } from "#api/tenders/tenderStatus.rules.ts";

/**
 * SQL that joins a row to its tender if the tender accepts bids. OFFSET 0 is an optimization fence: with it, PostgreSQL
 * starts from the company's few rows, and not from all tenders that accept bids.
 */
const itsTender = (row: string) =>
  `CROSS JOIN LATERAL (SELECT tender.closing_date, tender.tender_number, tender.title, tender.newest_addendum FROM tenders tender WHERE tender.id = ${row}.tender_id AND ${ACCEPTS_BIDS("tender")} OFFSET 0) AS tender`;

/** A WITH clause with the company's drafts and live bids on tenders that accept bids. $1 is the company's id. */
export const OWN_OPEN = `
  WITH own_drafts AS MATERIALIZED (
         SELECT draft.tender_id, tender.* FROM bid_drafts draft ${itsTender("draft")} WHERE draft.company_id = $1),
       own_bids AS MATERIALIZED (
         SELECT bids.id, bids.tender_id, bids.withdrawn_at, tender.* FROM bids ${itsTender("bids")} WHERE bids.company_id = $1 AND bids.withdrawn_at IS NULL)`;
const OWN_DRAFTS = "SELECT closing_date, tender_id, tender_number, title, NULL::uuid FROM own_drafts";
const ownBids = (rows = "own_bids") => `SELECT closing_date, tender_id, tender_number, title, id FROM ${rows} AS bids`;
const AMENDED = "(SELECT * FROM own_bids WHERE newest_addendum > 0 OFFSET 0)";
const CLOSES_SOON = `closing_date <= now() + ${CLOSING_SOON_DAYS} * interval '24 hours'`;

/**
 * SQL that selects the unread notices of a topic. The tender's number and title are those in the notice, because the
 * user may no longer be allowed to see the tender.
 */
const unread = (topic: NoticeTopic) =>
  `SELECT notice.created_at, notice.tender_id, notice.facts ->> 'number', notice.facts ->> 'title', notice.bid_id FROM notices notice WHERE notice.user_id = $1 AND notice.read_at IS NULL AND ${WHERE_TOPIC[topic]}`;

/** The SQL statement that reads the tasks of each kind. $1 is the company's id. */
const LINES = deskStatement<MyDeskKind>(
  {
    drafts: OWN_DRAFTS,
    unconfirmedBids: `${ownBids(AMENDED)} WHERE cardinality((${UNCONFIRMED})) > 0`,
    documents: `SELECT ${DOCUMENTS_UNTIL_SHOWN}, tenders.id, bids.tender_number, bids.tender_title, bids.id FROM bids JOIN tenders ON tenders.id = bids.tender_id WHERE bids.company_id = $1 AND ${OWES_DOCUMENTS}`,
    answers: unread("ownQuestions"),
    closings: `${OWN_DRAFTS} WHERE ${CLOSES_SOON} UNION ALL ${ownBids()} WHERE ${CLOSES_SOON}`,
    outcomes: unread("outcomes"),
  },
  OWN_OPEN,
);

/**
 * Reads the company's tasks in one SQL statement. The database's clock decides what is due. If there are no tasks, a
 * second statement reads tenders to suggest.
 */
export async function readMyDesk({ db, user }: { db: DataSource; user: { id: string } }): Promise<MyDesk> {
  const lines = linesOf(MY_DESK_KINDS, await queryPool<DeskRow<MyDeskKind>>(db, LINES, [user.id]));
  return { lines, nothingWaits: lines.length > 0 ? null : await readNothingWaits(db, user.id) };
}
