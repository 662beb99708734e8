import { setTimeout as wait } from "node:timers/promises";

/** How long a statement waits for a lock. */
export const LOCK_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** How long a request waits for a connection of the pool. */
export const ACQUIRE_TIMEOUT_MS = 2_000;
/**
 * All requests share the embedded database's one connection. The limit turns a deadlock into an error: a query outside
 * the open transaction would wait forever.
 */
export const EMBEDDED_ACQUIRE_TIMEOUT_MS = 10_000;
/**
 * How long a client waits for an answer before it closes the connection: longer than the server's statement timeout.
 */
export const ANSWER_TIMEOUT_MS = 6_000;
/** /readyz answers within this time. */
export const READY_TIMEOUT_MS = 500;

/**
 * PostgreSQL's timeouts, sent with each new connection. A pooler drops them, so there the role must have them
 * (api/deploy/README.md). Migrations run without timeouts; the CSV export runs one statement for each page.
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

/** The result of the work; null if it fails or takes longer. */
export const nullAfterTimeout = <T>(work: Promise<T>, milliseconds: number): Promise<T | null> =>
  Promise.race([work.catch(() => null), wait(milliseconds, null, { ref: false })]);
