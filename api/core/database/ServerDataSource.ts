import { DataSource, type EntityManager, type QueryRunner } from "typeorm";

import { isLockConflict } from "#api/core/database/isUnavailable.ts";
import { LOCK_TIMEOUT_MS } from "#api/core/database/timeouts.ts";
import { semaphore } from "#api/core/database/semaphore.ts";

/** The lock timeout of a transaction's first attempt. */
const SHORT_WAIT_MS = 200;

type Run<T> = (tx: EntityManager) => Promise<T>;

/**
 * A data source whose connection pool stays usable while many transactions wait for the same locked row. A transaction
 * first waits SHORT_WAIT_MS for a lock. If it does not get the lock, or is in a deadlock, it rolls back, which frees
 * its connection, and then retries once. A semaphore limits how many retries hold a connection. Waiting for the
 * semaphore and for the lock may together take LOCK_TIMEOUT_MS. If the wait for the semaphore took most of that time,
 * the retry may still wait SHORT_WAIT_MS for the lock.
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
