import type { DataSource } from "typeorm";

import type { Awaited } from "#api/bids/tenders/tendersByBids.rules.ts";
import { FIRST_APPROVED_AT, PENDING_TENDERS, whereAwaited } from "#api/bids/tenders/whereAwaited.ts";
import { queryPool } from "#api/core/database/pool.ts";
import type { AdminDesk } from "#api/desks/Desk.ts";
import { ADMIN_DESK_KINDS, type AdminDeskKind } from "#api/desks/desk.rules.ts";
import { deskStatement, linesOf, type DeskRow } from "#api/desks/deskLines.ts";
import { WHERE_GIVEN_UP } from "#api/mail/givenUpMails.ts";
import { QUESTIONS_CLOSE_AT } from "#api/tenders/questionTime.rules.ts";
import { ACCEPTS_BIDS } from "#api/tenders/lifecycle/phaseSql.ts";
import { CLOSING_SOON_DAYS } from "#api/tenders/tenderStatus.rules.ts";
import { LIVE_BID } from "#api/tenders/lists/whereTender.ts";

const OF_TENDER = "tender.id, tender.tender_number, tender.title, NULL::uuid";
const OF_NONE = "NULL::uuid, NULL, NULL, NULL::uuid";
const WHERE = whereAwaited("SELECT tender_id FROM pending", "$1");
const awaited = (what: Awaited, at: string) =>
  `SELECT ${at}, ${OF_TENDER} FROM tenders tender WHERE tender.deleted_at IS NULL AND ${WHERE[what]}`;

/**
 * The SQL statement that reads the tasks of each kind. Each SELECT returns the same rows as the list to which the line
 * links.
 */
const LINES = deskStatement<AdminDeskKind>(
  {
    questions: `SELECT ${QUESTIONS_CLOSE_AT}, ${OF_TENDER} FROM tender_questions question JOIN tenders tender ON tender.id = question.tender_id
                 WHERE question.answered_at IS NULL AND question.declined_at IS NULL AND question.withdrawn_at IS NULL AND ${ACCEPTS_BIDS("tender")}`,
    withoutBids: `SELECT tender.closing_date, ${OF_TENDER} FROM tenders tender WHERE ${ACCEPTS_BIDS("tender")} AND tender.closing_date <= now() + ${CLOSING_SOON_DAYS} * interval '24 hours' AND ${LIVE_BID} IS NULL`,
    undecided: awaited("decision", "tender.closing_date"),
    secondPerson: awaited("secondPerson", FIRST_APPROVED_AT),
    overdueDecisions: awaited("overdueDecision", "tender.decision_expected_on"),
    requests: `SELECT request.created_at, ${OF_NONE} FROM contact_requests request WHERE request.handled_at IS NULL`,
    failedMails: `SELECT mail.created_at, ${OF_NONE} FROM outgoing_mails mail WHERE ${WHERE_GIVEN_UP}`,
  },
  `WITH pending AS MATERIALIZED (${PENDING_TENDERS})`,
);

/** Reads the administrator's tasks in one SQL statement. The database's clock decides what is due. */
export async function readAdminDesk({ db, user }: { db: DataSource; user: { id: string } }): Promise<AdminDesk> {
  return { lines: linesOf(ADMIN_DESK_KINDS, await queryPool<DeskRow<AdminDeskKind>>(db, LINES, [user.id])) };
}
