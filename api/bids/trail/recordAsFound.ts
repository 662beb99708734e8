import type { EntityManager } from "typeorm";

/**
 * The audit event with which the SQL function record_as_found() records the current values of a row. Later changes have
 * their own events.
 */
export const AS_FOUND = { act: "recordAsFound" } as const;

/**
 * Records the current users, tenders, bids and questions in the audit trail, as if an event had created them.
 * Demonstration and test data need it, because they are inserted without events. The migrations RecordAsFound and
 * DocumentsAsFound did the same for the rows of their time.
 */
export const recordAsFound = (tx: Pick<EntityManager, "query">) => tx.query("SELECT record_as_found()");
