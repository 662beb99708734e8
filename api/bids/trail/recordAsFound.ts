import type { EntityManager } from "typeorm";

/** The event by which record_as_found() records the current row of a user, tender or bid. Later events add to it. */
export const AS_FOUND = { act: "recordAsFound" } as const;

/**
 * Records the current rows of all users, tenders and bids in the audit trail. Needed for rows that were inserted
 * without an act: demonstration data and test data. The migration RecordAsFound did the same for the rows that existed
 * then.
 */
export const recordAsFound = (tx: Pick<EntityManager, "query">) => tx.query("SELECT record_as_found()");
