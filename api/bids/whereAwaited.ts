import type { Awaited } from "#api/bids/awaited.rules.ts";
import { APPROVAL_MINUTES } from "#api/bids/opening/opening.rules.ts";
import { MAY_BE_TOLD } from "#api/notices/people.ts";

/** The tender no longer accepts bids, by the database's clock; drafts, awarded and cancelled tenders do not count. */
export const IS_CLOSED = "(tender.cancelled_at IS NULL AND (tender.status = 'closed' OR (tender.status = 'open' AND tender.closing_date < now())))";

/** Most pending bids are on these tenders, which neither are closed nor have a decision overdue; an index holds them. */
const BEFORE_DECISION = `SELECT early.id FROM tenders early
  WHERE early.status = 'open' AND early.deleted_at IS NULL AND early.closing_date >= now() AND (early.decision_expected_on IS NULL OR early.decision_expected_on >= now())`;

/** The ids of the other tenders with pending live bids. */
export const PENDING_TENDERS = `SELECT DISTINCT undecided.tender_id FROM bids undecided
  WHERE undecided.status = 'pending' AND undecided.withdrawn_at IS NULL AND undecided.tender_id NOT IN (${BEFORE_DECISION})`;

/** As readApprovals counts them. */
const APPROVALS = `FROM opening_approvals approval JOIN users ON users.id = approval.user_id
  WHERE approval.approved_at > clock_timestamp() - make_interval(mins => ${APPROVAL_MINUTES}) AND users.is_admin AND ${MAY_BE_TOLD}`;

/** When the first of the approvals was given that count. */
export const FIRST_APPROVED_AT = `(SELECT min(approval.approved_at) ${APPROVALS} AND approval.tender_id = tender.id)`;

/**
 * The SQL on a row of tenders, named `tender`: administrators' desk counts by it, and the list that it leads to shows the same ones.
 * @param viewer an SQL expression of the id of the administrator who looks: the first person does not wait for the second's act
 * @param pending what reads PENDING_TENDERS. An array: these few are read by their ids, instead of all that have closed in their order.
 */
export function whereAwaited(pending: string, viewer: string): Record<Awaited, string> {
  const isPending = `tender.id = ANY (ARRAY (${pending}))`;
  return {
    decision: `${IS_CLOSED} AND ${isPending}`,
    secondPerson: `tender.opened_at IS NULL AND tender.cancelled_at IS NULL AND tender.id = ANY (ARRAY (SELECT approval.tender_id ${APPROVALS})) AND tender.id <> ALL (ARRAY (SELECT approval.tender_id ${APPROVALS} AND approval.user_id = ${viewer}))`,
    overdueDecision: `tender.decision_expected_on < now() AND tender.status IN ('open', 'closed') AND tender.cancelled_at IS NULL AND ${isPending}`,
  };
}
/** With the parameter viewerId. */
export const WHERE_AWAITED = whereAwaited(PENDING_TENDERS, ":viewerId");
