import { setTimeout as wait } from "node:timers/promises";

/** How long a statement waits for a lock. */
export const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** How long a request waits for a connection of the pool. */
export const ACQUIRE_TIMEOUT_MS = 2_000;
/**
 * How long a request waits for the embedded database's only connection. If code in a transaction queries outside that
 * transaction, it queues for the connection that it holds itself. The limit turns this deadlock into an error.
 */
export const EMBEDDED_ACQUIRE_TIMEOUT_MS = 10_000;
/**
 * How long a client waits for an answer before it closes the connection. It is longer than the server's statement
 * timeout, which should end a slow statement first.
 */
export const ANSWER_TIMEOUT_MS = 6_000;
/** /readyz answers within this time. */
export const READY_TIMEOUT_MS = 500;

/**
 * PostgreSQL's timeouts, sent with each new connection. A pooler drops them, so behind a pooler the database role must
 * have them as its settings (api/deploy/README.md). Migrations run without timeouts. The CSV export does not exceed the
 * timeouts, because it runs one statement for each page.
 */
export const SERVER_TIMEOUTS = {
  lock_timeout: LOCK_TIMEOUT_MS,
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
};

/** Connection options that disable the timeouts, for long-running work. */
export const NO_TIMEOUTS = Object.keys(SERVER_TIMEOUTS)
  .map((name) => `-c ${name}=0`)
  .join(" ");

/** The result of the work; null if the work fails or takes longer than `milliseconds`. */
export const nullAfterTimeout = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([work.catch(() => null), wait(milliseconds, null, { ref: false })]);
