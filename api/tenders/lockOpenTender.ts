import type { EntityManager } from "typeorm";

import { onDatabaseClock } from "#api/core/database/databaseClock.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { SERVER_TIMEOUTS } from "#api/core/database/timeouts.ts";
import { isCheckViolation, notFound, refusal } from "#api/core/rules/refusal.ts";
import { partnersSee } from "#api/tenders/partnersSee.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/**
 * A bid that arrived in time is accepted if it waited for the lock of its tender for at most this time. Without a limit, a process that was frozen could accept a
 * bid long after the closing time.
 */
const LONGEST_WAIT_MS = 10_000;

/**
 * How long after the closing time a bid can still be stored: LONGEST_WAIT_MS, and then the time of the bid's statement.
 */
export const SETTLING_MS = LONGEST_WAIT_MS + SERVER_TIMEOUTS.statement_timeout;

/**
 * Locks the tender that the subquery selects. `statementAt`: when PostgreSQL received the statement. `now`: when the lock
 * was granted.
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
  /** True if the newest closing has a closing seal, even if the clock has gone back since. */
  closingIsSealed: boolean;
  statementAt: Date;
  now: Date;
};

interface TenderQuery {
  /** A query that selects `tender_id`, which never changes. */
  sql: string;
  parameters: string[];
  /** The noun in the refusal if nothing is found. */
  noun: string;
}

interface Bidder {
  /** True for an administrator or a company with a bid on the tender: they may know that a draft exists. */
  knowsDrafts: boolean;
  /** When the last byte of the request arrived, by `performance.now()`. */
  arrivedAt: number;
}

/**
 * An act on a tender: `takes` is true if the tender accepts the act at a time, `refused` returns the message otherwise.
 */
export interface Taking {
  takes: (tender: LockedTender, at: Date) => boolean;
  refused: (tender: LockedTender) => string;
}

const NO_MORE_BIDS = "This tender no longer accepts bids";

const BIDS: Taking = {
  takes: (tender, at) => !tender.closingIsSealed && acceptsBids(tender, at),
  refused: () => NO_MORE_BIDS,
};

/**
 * Refuses TENDER_CLOSED for the error of the trigger refuse_after_closing_seal: the closing was sealed while the bid
 * waited for the tender's lock. Throws any other error.
 */
export function refuseSealedClosing(error: unknown): never {
  throw isCheckViolation(error, "closings_are_sealed_once") ? refusal("TENDER_CLOSED", NO_MORE_BIDS) : error;
}

/**
 * Checks whether a bid may be written, and locks the tender's row: a closing and a bid block each other, but bids do
 * not block bids. Refuses NOT_FOUND. Refuses TENDER_CLOSED if the request arrived after the closing time by the
 * database's clock; the time spent waiting for the lock does not count. After the closing seal, a trigger refuses bids
 * too.
 * @param taking the act, if it is not bidding
 * @returns the tender; `receivedAt`, the time of arrival by the database's clock; `countsAt`, the time that counts for
 * the act: the present, or `receivedAt` if the closing time passed during the wait
 */
export async function lockOpenTenderOf(
  tx: EntityManager,
  { sql, parameters, noun }: TenderQuery,
  { knowsDrafts, arrivedAt }: Bidder,
  { takes, refused }: Taking = BIDS,
) {
  const sentAt = performance.now();
  const [tender] = await tx.query<LockedTender[]>(prepared(lockStatement(sql)), parameters);
  if (!tender) throw notFound(noun);
  if ((tender.status as string | null) === null || !(knowsDrafts || partnersSee(tender))) throw notFound("Tender");
  const { statementAt, now } = tender;
  const receivedAt = onDatabaseClock(Math.max(arrivedAt, sentAt - LONGEST_WAIT_MS), {
    sentAt,
    now: statementAt < now ? statementAt : now,
  });
  if (!takes(tender, receivedAt)) throw refusal("TENDER_CLOSED", refused(tender));
  return { tender, countsAt: takes(tender, now) ? now : receivedAt, receivedAt };
}

export const lockOpenTender = (tx: EntityManager, id: string, bidder: Bidder) =>
  lockOpenTenderOf(tx, { sql: "SELECT $1::uuid AS tender_id", parameters: [id], noun: "Tender" }, bidder);
