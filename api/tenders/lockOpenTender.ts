import type { EntityManager } from "typeorm";

import { onDatabaseClock } from "#api/core/database/databaseClock.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { SERVER_TIMEOUTS } from "#api/core/database/timeouts.ts";
import { isCheckViolation, notFound } from "#api/core/rules/refusal.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";
import { refusalIn, type Role } from "#api/tenders/lifecycle/lifecycle.rules.ts";
import { lifecycleRefusal, refuseInPhase } from "#api/tenders/lifecycle/refuseInPhase.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/**
 * A request counts as received at most this many milliseconds before the statement that locks the tender. Without this
 * limit, a process that was suspended could accept a bid long after the closing time.
 */
const LONGEST_WAIT_MS = SETTLING_MS - SERVER_TIMEOUTS.statement_timeout;

/**
 * SQL that locks the tender whose id `tenderQuery` selects. `statementAt` is the time at which PostgreSQL received the
 * statement, and `now` is the time at which the lock was granted.
 */
const lockStatement = (tenderQuery: string) => `
  WITH found AS (${tenderQuery}),
       tender AS MATERIALIZED (
         SELECT id, tender_number AS "tenderNumber", title, sealed, status, closing_date AS "closingDate", newest_addendum AS "newestAddendum",
                opened_at AS "openedAt", cancelled_at AS "cancelledAt", published_at AS "publishedAt" FROM tenders
          WHERE id = (SELECT tender_id FROM found) AND deleted_at IS NULL FOR SHARE)
  SELECT tender.*, EXISTS (SELECT FROM closing_seals AS seal WHERE seal.tender_id = tender.id) AND NOT EXISTS (SELECT FROM tenders_to_seal AS due WHERE due.tender_id = tender.id) AS "closingIsSealed",
         statement_timestamp()::timestamptz(3) AS "statementAt", clock_timestamp()::timestamptz(3) AS now FROM found LEFT JOIN tender ON true`;

export type LockedTender = Pick<
  Tender,
  | "id"
  | "tenderNumber"
  | "title"
  | "sealed"
  | "status"
  | "closingDate"
  | "newestAddendum"
  | "openedAt"
  | "cancelledAt"
  | "publishedAt"
> & {
  /**
   * True if the tender's newest closing has a closing seal (a tender can be reopened and close again). No bid is then
   * accepted, even if the database's clock was set back to a time before the closing.
   */
  closingIsSealed: boolean;
  statementAt: Date;
  now: Date;
};

interface TenderQuery {
  /** A query that selects the tender's id as `tender_id`. It may only read columns that never change. */
  sql: string;
  parameters: string[];
  /** The noun in the refusal NOT_FOUND if `sql` selects nothing. */
  noun: string;
}

export type BidAct = "submitBid" | "reviseBid" | "withdrawBid" | "confirmAddenda" | "giveDocumentAddress";

interface Bidding {
  act: BidAct;
  role: Role;
  /** When the last byte of the request arrived, by `performance.now()`. */
  arrivedAt: number;
}

/**
 * Refuses TENDER_CLOSED for the error of the trigger refuse_after_closing_seal, which means that the closing seal was
 * created while the bid waited for the tender's lock. Throws any other error.
 */
export function refuseSealedClosing(error: unknown): never {
  throw isCheckViolation(error, "closings_are_sealed_once") ? lifecycleRefusal("NO_MORE_BIDS", {}) : error;
}

/**
 * Locks the tender's row with FOR SHARE, and refuses the act if the table LIFECYCLE does not allow it. Bids and changes
 * of the tender wait for each other; two bids do not. Refuses NOT_FOUND, and TENDER_CLOSED if the request arrived after
 * the closing time by the database's clock; the wait for the lock does not count. Once the closing seal exists, a
 * database trigger also refuses bids.
 * @returns The tender; `receivedAt`, the time at which the request arrived by the database's clock; `countsAt`, the
 * time that counts for the bid: the present, or `receivedAt` if the closing time passed during the wait
 */
export async function lockOpenTenderOf(
  tx: EntityManager,
  { sql, parameters, noun }: TenderQuery,
  { act, role, arrivedAt }: Bidding,
) {
  const sentAt = performance.now();
  const [tender] = await tx.query<LockedTender[]>(prepared(lockStatement(sql)), parameters);
  if (!tender) throw notFound(noun);
  if ((tender.status as string | null) === null) throw notFound("Tender");
  const { statementAt, now } = tender;
  const receivedAt = onDatabaseClock(Math.max(arrivedAt, sentAt - LONGEST_WAIT_MS), {
    sentAt,
    now: statementAt < now ? statementAt : now,
  });
  refuseInPhase(act, role, tender, receivedAt);
  return { tender, countsAt: refusalIn(act, role, tender, now) ? receivedAt : now, receivedAt };
}

/** Checks whether a bid may be submitted, and locks the tender's row, as lockOpenTenderOf does. */
export const lockOpenTender = (
  tx: EntityManager,
  id: string,
  { knowsDrafts, arrivedAt }: { knowsDrafts: boolean; arrivedAt: number },
) =>
  lockOpenTenderOf(
    tx,
    { sql: "SELECT $1::uuid AS tender_id", parameters: [id], noun: "Tender" },
    { act: "submitBid", role: knowsDrafts ? "administrator" : "partner", arrivedAt },
  );
