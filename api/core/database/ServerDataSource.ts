import { DataSource, type EntityManager, type QueryRunner } from "typeorm";

import { isLockConflict } from "#api/core/database/isUnavailable.ts";
import { LOCK_TIMEOUT_MS } from "#api/core/database/timeouts.ts";
import { semaphore } from "#api/core/database/semaphore.ts";

/** The lock timeout of a transaction's first attempt. */
const SHORT_WAIT_MS = 200;

type Run<T> = (tx: EntityManager) => Promise<T>;

/**
 * A data source whose connection pool stays usable while many transactions wait for the same locked row. A transaction
 * waits at most SHORT_WAIT_MS for a lock. After a lock timeout, a deadlock or a serialization failure it rolls back,
 * which frees its connection, and runs once more. A semaphore limits how many of these retries hold a connection. A
 * retry waits at most LOCK_TIMEOUT_MS for the semaphore and the lock together, but its lock timeout is never below
 * SHORT_WAIT_MS.
 */
export class ServerDataSource extends DataSource {
  private readonly places = semaphore(Math.max(1, Math.floor((this.options as { poolSize: number }).poolSize / 3)));

  override async transaction<T>(...[first, second]: [Run<T>] | [string, Run<T>]): Promise<T> {
    const run = second ?? (first as Run<T>);
    const attempt = async (wait: number) => {
      const runner = beginningWith(this.createQueryRunner(), `SET LOCAL lock_timeout = ${wait}`);
      try {
        return await runner.manager.transaction(run);
      } finally {
        await runner.release();
      }
    };
    try {
      return await attempt(SHORT_WAIT_MS);
    } catch (conflict) {
      if (!isLockConflict(conflict)) throw conflict;
      return this.places.within(LOCK_TIMEOUT_MS, (left) => attempt(Math.max(left, SHORT_WAIT_MS)), conflict);
    }
  }
}

/** Makes the runner send the setting together with START TRANSACTION, in one round trip. */
function beginningWith(runner: QueryRunner, setting: string) {
  const query = runner.query.bind(runner) as (...call: unknown[]) => Promise<unknown>;
  runner.query = ((sql: string, ...rest: unknown[]) =>
    query(sql === "START TRANSACTION" ? `${sql}; ${setting}` : sql, ...rest)) as QueryRunner["query"];
  return runner;
}
