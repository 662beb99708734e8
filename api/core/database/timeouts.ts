/** How long a statement waits for a lock. */
export const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** How long a request waits for a connection of the pool. */
export const ACQUIRE_TIMEOUT_MS = 2_000;
/**
 * On the embedded database all requests wait for its one connection. The limit is an error instead of a deadlock for a query
 * outside the open transaction.
 */
export const EMBEDDED_ACQUIRE_TIMEOUT_MS = 10_000;
/** How long a client waits for an answer before it closes the connection: longer than the server's own limit of a statement. */
export const ANSWER_TIMEOUT_MS = 6_000;
/** Within which /readyz answers. */
export const READY_TIMEOUT_MS = 500;

/**
 * PostgreSQL's settings, sent with each new connection. A pooler drops them: there the role has them, as the README says. Long
 * work has limits of its own: migrations none, the CSV export one statement for each page.
 */
export const SERVER_TIMEOUTS = {
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

/** The options of a connection for long work. */
export const NO_TIMEOUTS = Object.keys(SERVER_TIMEOUTS).map((name) => `-c ${name}=0`).join(" ");
