import { VALID_APPROVALS } from "#api/bids/opening/opening.reads.ts";
import type { Awaited } from "#api/bids/tenders/tendersByBids.rules.ts";
import { ACCEPTS_BIDS, AWAITS_AWARD, BIDDING_HAS_ENDED } from "#api/tenders/lifecycle/phaseSql.ts";

/**
 * SQL: the ids of tenders that accept bids and whose expected decision date has not passed. Most pending bids are on
 * these tenders, and PostgreSQL finds the tenders by an index.
 */
const BEFORE_DECISION = `SELECT early.id FROM tenders early
  WHERE ${ACCEPTS_BIDS("early")} AND (early.decision_expected_on IS NULL OR early.decision_expected_on >= now())`;

/** SQL: the ids of tenders with pending live bids, except those of BEFORE_DECISION. */
export const PENDING_TENDERS = `SELECT DISTINCT undecided.tender_id FROM bids undecided
  WHERE undecided.status = 'pending' AND undecided.withdrawn_at IS NULL AND undecided.tender_id NOT IN (${BEFORE_DECISION})`;

/** SQL expression on a row `tender`: the time of the earliest valid approval of the tender's opening. */
export const FIRST_APPROVED_AT = `(SELECT min(approval.approved_at) ${VALID_APPROVALS} AND approval.tender_id = tender.id)`;

/**
 * For each kind of pending work, an SQL condition on a row of `tenders` with the alias `tender`. A count on the
 * administrators' desk and the list to which it links use the same condition.
 * @param pending SQL that selects the ids of PENDING_TENDERS. As an array, these ids make PostgreSQL read the few
 * tenders by id, instead of scanning all closed tenders.
 * @param viewer An SQL expression for the id of the reading administrator. `secondPerson` leaves out tenders whose
 * opening this administrator has approved.
 */
export function whereAwaited(pending: string, viewer: string): Record<Awaited, string> {
  const isPending = `tender.id = ANY (ARRAY (${pending}))`;
  return {
    decision: `${BIDDING_HAS_ENDED("tender")} AND ${isPending}`,
    secondPerson: `tender.opened_at IS NULL AND tender.cancelled_at IS NULL AND tender.id = ANY (ARRAY (SELECT approval.tender_id ${VALID_APPROVALS})) AND tender.id <> ALL (ARRAY (SELECT approval.tender_id ${VALID_APPROVALS} AND approval.user_id = ${viewer}))`,
    overdueDecision: `tender.decision_expected_on < now() AND ${AWAITS_AWARD("tender")} AND ${isPending}`,
  };
}
/** The conditions for a query with the parameter `viewerId`, the id of the reading administrator. */
export const WHERE_AWAITED = whereAwaited(PENDING_TENDERS, ":viewerId");
