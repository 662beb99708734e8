import type { EntityManager } from "typeorm";

/**
 * The audit event with which the SQL function record_as_found() records a row as it is. Later events record what
 * changes afterwards.
 */
export const AS_FOUND = { act: "recordAsFound" } as const;

/**
 * Records the current users, tenders, bids and questions in the audit trail, as if an event had created them. It is
 * needed for demonstration and test data, which are inserted without events. The migrations RecordAsFound and
 * DocumentsAsFound did the same for the rows that existed then.
 */
export const recordAsFound = (tx: Pick<EntityManager, "query">) => tx.query("SELECT record_as_found()");
