import { SETTLING_MS, type TenderPhase } from "#api/tenders/lifecycle/phase.rules.ts";

/**
 * Returns an SQL condition on a row of `tenders`.
 * @param row The alias of the row
 * @param now An SQL expression for the time; by default the database's clock
 */
type Condition = (row: string, now?: string) => string;

/** The tender is not deleted and was not cancelled. */
const STANDS: Condition = (row) => `${row}.deleted_at IS NULL AND ${row}.cancelled_at IS NULL`;

/** The tender accepts bids, as acceptsBids defines it in TypeScript. This is the only definition in SQL. */
export const ACCEPTS_BIDS: Condition = (row, now = "now()") =>
  `(${row}.status = 'open' AND ${row}.deleted_at IS NULL AND ${row}.closing_date >= ${now})`;

/** The tender was published, no longer accepts bids, and is neither awarded nor cancelled. */
export const BIDDING_HAS_ENDED: Condition = (row, now = "now()") =>
  `(${STANDS(row)} AND (${row}.status = 'closed' OR ${row}.status = 'open' AND ${row}.closing_date < ${now}))`;

/** The tender was published, and is neither awarded nor cancelled: it accepts bids, or its bidding has ended. */
export const AWAITS_AWARD: Condition = (row) => `(${row}.status IN ('open', 'closed') AND ${STANDS(row)})`;

/** The tender is sealed, and its bids have not been opened. */
const IS_UNOPENED: Condition = (row) => `(${row}.sealed AND ${row}.opened_at IS NULL)`;

/** The tender was cancelled before its publication. Only administrators can see it. */
export const NEVER_SHOWN: Condition = (row) => `(${row}.cancelled_at IS NOT NULL AND ${row}.published_at IS NULL)`;

/**
 * Partners and the public can see the tender, unless it is deleted. partnersSee defines the same in TypeScript. This is
 * the only definition in SQL.
 */
export const PARTNERS_SEE: Condition = (row) => `(${row}.status <> 'draft' AND NOT ${NEVER_SHOWN(row)})`;

const SETTLED: Condition = (row, now = "now()") =>
  `${row}.closing_date + interval '${SETTLING_MS} milliseconds' < ${now}`;

/** The condition of each phase, as phaseOf defines it in TypeScript. A property test compares both for random facts. */
export const IN_PHASE: Record<TenderPhase, Condition> = {
  draft: (row) => `(${row}.status = 'draft' AND ${STANDS(row)})`,
  acceptingBids: ACCEPTS_BIDS,
  beforeOpening: (row, now) => `(${BIDDING_HAS_ENDED(row, now)} AND ${IS_UNOPENED(row)} AND NOT ${SETTLED(row, now)})`,
  awaitingOpening: (row, now) => `(${BIDDING_HAS_ENDED(row, now)} AND ${IS_UNOPENED(row)} AND ${SETTLED(row, now)})`,
  awaitingDecision: (row, now) => `(${BIDDING_HAS_ENDED(row, now)} AND NOT ${IS_UNOPENED(row)})`,
  awarded: (row) => `(${row}.status = 'awarded' AND ${row}.deleted_at IS NULL)`,
  cancelled: (row) =>
    `(${row}.deleted_at IS NULL AND ${row}.cancelled_at IS NOT NULL AND ${row}.published_at IS NOT NULL)`,
  cancelledUnpublished: (row) => `(${row}.deleted_at IS NULL AND ${NEVER_SHOWN(row)})`,
  deleted: (row) => `(${row}.deleted_at IS NOT NULL)`,
};
