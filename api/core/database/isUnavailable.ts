/** SQLSTATE classes and codes of a temporary failure, after which a retry can succeed. */
const UNAVAILABLE_STATES = [
  /^08/, // connection exceptions, also those of a pooler
  /^53/, // too many connections, out of memory, disk full
  /^57P0/, // shutting down, crashed, starting up
  /^57014$/, // statement timeout, or the statement was canceled
  /^55P03$/, // lock timeout
  /^25P03$/, // idle in transaction for too long
  /^25006$/, // a standby that is not promoted yet
  /^40(001|P01)$/, // serialization failure, deadlock
];

/** Node.js's codes of a failed connection. */
const CONNECTION_CODES =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;
const CONNECTION_CALLS = /^(connect|read|write|getaddrinfo)$/;

/** Messages of connection errors of pg and PGlite, which have no code. */
const CONNECTION_LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos)/;

/** Names of TypeORM's errors for a statement that is sent after its connection broke. */
const RELEASED = /^QueryRunner(Provider)?AlreadyReleasedError$/;

const MAX_CAUSES = 5;

/**
 * Whether this error, or one of its causes up to MAX_CAUSES levels deep, means that the database was unreachable or did
 * not answer in time.
 */
export function isUnavailable(thrown: unknown, causes = MAX_CAUSES): boolean {
  if (typeof thrown !== "object" || thrown === null || causes === 0) return false;
  const { name, message, code, severity, syscall, driverError, originalError, cause, errors } = thrown as Record<
    string,
    unknown
  >;
  if (RELEASED.test(String(name)) || CONNECTION_LOST.test(String(message))) return true;
  // After a PANIC with any code, PostgreSQL restarts, so a retry can succeed.
  if (severity === "PANIC") return true;
  if (typeof code === "string" && UNAVAILABLE_STATES.some((state) => state.test(code))) return true;
  if (CONNECTION_CODES.test(String(code)) && CONNECTION_CALLS.test(String(syscall))) return true;
  const parts = [driverError, originalError, cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])];
  return parts.some((part) => isUnavailable(part, causes - 1));
}

const sqlStateOf = (thrown: unknown) => (thrown as { driverError?: { code?: string } } | null)?.driverError?.code;

/**
 * Whether a transaction failed because of another transaction (lock timeout, serialization failure or deadlock), so
 * that it can be retried.
 */
export const isLockConflict = (thrown: unknown) => ["55P03", "40001", "40P01"].includes(sqlStateOf(thrown) ?? "");
