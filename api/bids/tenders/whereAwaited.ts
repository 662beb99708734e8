import { VALID_APPROVALS } from "#api/bids/opening/opening.reads.ts";
import type { Awaited } from "#api/bids/tenders/tendersByBids.rules.ts";

/**
 * SQL condition on the alias `tender`: the tender no longer accepts bids by the database's clock, and is not a draft,
 * awarded or cancelled.
 */
export const IS_CLOSED =
  "(tender.cancelled_at IS NULL AND (tender.status = 'closed' OR (tender.status = 'open' AND tender.closing_date < now())))";

/**
 * SQL: the ids of tenders that are neither closed nor overdue for a decision. Most pending bids are on these tenders;
 * an index contains them.
 */
const BEFORE_DECISION = `SELECT early.id FROM tenders early
  WHERE early.status = 'open' AND early.deleted_at IS NULL AND early.closing_date >= now() AND (early.decision_expected_on IS NULL OR early.decision_expected_on >= now())`;

/** SQL: the ids of tenders with pending live bids, except those of BEFORE_DECISION. */
export const PENDING_TENDERS = `SELECT DISTINCT undecided.tender_id FROM bids undecided
  WHERE undecided.status = 'pending' AND undecided.withdrawn_at IS NULL AND undecided.tender_id NOT IN (${BEFORE_DECISION})`;

/** SQL expression on the alias `tender`: the time of the first of the valid approvals of its opening. */
export const FIRST_APPROVED_AT = `(SELECT min(approval.approved_at) ${VALID_APPROVALS} AND approval.tender_id = tender.id)`;

/**
 * For each kind of pending work, an SQL condition on a row of `tenders` with the alias `tender`. A count on the
 * administrators' desk and the list behind it use the same condition.
 * @param pending A query that returns PENDING_TENDERS. As an array it makes PostgreSQL read these few tenders by id,
 * instead of scanning all closed tenders.
 * @param viewer An SQL expression for the id of the reading administrator. `secondPerson` leaves out tenders whose
 * opening this administrator has approved.
 */
export function whereAwaited(pending: string, viewer: string): Record<Awaited, string> {
  const isPending = `tender.id = ANY (ARRAY (${pending}))`;
  return {
    decision: `${IS_CLOSED} AND ${isPending}`,
    secondPerson: `tender.opened_at IS NULL AND tender.cancelled_at IS NULL AND tender.id = ANY (ARRAY (SELECT approval.tender_id ${VALID_APPROVALS})) AND tender.id <> ALL (ARRAY (SELECT approval.tender_id ${VALID_APPROVALS} AND approval.user_id = ${viewer}))`,
    overdueDecision: `tender.decision_expected_on < now() AND tender.status IN ('open', 'closed') AND tender.cancelled_at IS NULL AND ${isPending}`,
  };
}
/** The conditions for a query with the parameter `viewerId`, the id of the reading administrator. */
export const WHERE_AWAITED = whereAwaited(PENDING_TENDERS, ":viewerId");
