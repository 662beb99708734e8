import type { EntityManager } from "typeorm";

import { onDatabaseClock } from "#api/core/database/databaseClock.ts";
import { prepared } from "#api/core/database/prepared.ts";
import { SERVER_TIMEOUTS } from "#api/core/database/timeouts.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { partnersSee } from "#api/tenders/partnersSee.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/** Longer waits do not count: a process that was frozen must not let in a bid long after the closing time. */
const LONGEST_WAIT_MS = 10_000;

/** From the closing time until no bid can be accepted any more: after LONGEST_WAIT_MS its statement may still run. */
export const SETTLING_MS = LONGEST_WAIT_MS + SERVER_TIMEOUTS.statement_timeout;

/**
 * Locks the tender that another query names. The clock is read for the row that this returns, after its lock was granted;
 * `asked` is when the statement came, before a wait for the lock.
 */
const lockStatement = (wanted: string) => `
  WITH wanted AS (${wanted}),
       tender AS MATERIALIZED (
         SELECT id, tender_number AS "tenderNumber", title, sealed, status, closing_date AS "closingDate", newest_addendum AS "newestAddendum",
                opened_at AS "openedAt", cancelled_at AS "cancelledAt", published_at AS "publishedAt" FROM tenders
          WHERE id = (SELECT tender_id FROM wanted) AND deleted_at IS NULL FOR SHARE)
  SELECT tender.*, statement_timestamp()::timestamptz(3) AS asked, clock_timestamp()::timestamptz(3) AS now FROM wanted LEFT JOIN tender ON true`;

export type LockedTender = Pick<Tender, "id" | "tenderNumber" | "title" | "sealed" | "status" | "closingDate" | "newestAddendum" | "openedAt" | "cancelledAt" | "publishedAt"> & { asked: Date; now: Date };

interface Wanted {
  /** Finds `tender_id`, which never changes. */
  sql: string;
  parameters: string[];
  /** For the refusal if it finds none. */
  noun: string;
}

interface Bidder {
  /** Whether the bidder may know that a draft exists: an administrator, or a company with a bid on it. */
  knowsDrafts: boolean;
  /** When the last byte of the request arrived, by `performance.now()`. */
  arrivedAt: number;
}

/** Whether a tender takes at a moment what is sent, and what is said if it does not. */
export interface Taking {
  takes: (tender: LockedTender, at: Date) => boolean;
  refused: (tender: LockedTender) => string;
}

const BIDS: Taking = { takes: acceptsBids, refused: () => "This tender no longer accepts bids" };

/**
 * The only check for writing a bid. It locks the tender's row, so that a concurrent close waits for the
 * bid or the bid for the close; bids do not wait for each other. Refuses NOT_FOUND, or TENDER_CLOSED if the request arrived
 * after the closing time by the database's clock: the wait for the lock is not the bidder's.
 * @param taking what it is asked for, if not for a bid
 * @returns the moment that counts, by the database's clock: now, or the arrival if the closing time passed during the wait;
 *   and the arrival
 */
export async function lockOpenTenderOf(tx: EntityManager, { sql, parameters, noun }: Wanted, { knowsDrafts, arrivedAt }: Bidder, { takes, refused }: Taking = BIDS) {
  const askedAt = performance.now();
  const [tender] = await tx.query<LockedTender[]>(prepared(lockStatement(sql)), parameters);
  if (!tender) throw notFound(noun);
  if ((tender.status as string | null) === null || !(knowsDrafts || partnersSee(tender))) throw notFound("Tender");
  const { asked, now } = tender;
  const receivedAt = onDatabaseClock(Math.max(arrivedAt, askedAt - LONGEST_WAIT_MS), { askedAt, now: asked < now ? asked : now });
  if (!takes(tender, receivedAt)) throw refusal("TENDER_CLOSED", refused(tender));
  return { tender, countsAt: takes(tender, now) ? now : receivedAt, receivedAt };
}

export const lockOpenTender = (tx: EntityManager, id: string, bidder: Bidder) =>
  lockOpenTenderOf(tx, { sql: "SELECT $1::uuid AS tender_id", parameters: [id], noun: "Tender" }, bidder);
