import { DataSource, type EntityManager, type QueryRunner } from "typeorm";

import { isLockConflict } from "#api/core/database/unavailable.ts";
import { LOCK_TIMEOUT_MS } from "#api/core/database/timeouts.ts";
import { waitingPlaces } from "#api/core/database/waitingPlaces.ts";

/** How long a transaction waits for a lock at first. */
const SHORT_WAIT_MS = 200;

type Run<T> = (tx: EntityManager) => Promise<T>;

/**
 * A connection pool that one locked row cannot use up. A transaction waits briefly for a lock, then it is rolled back, and its
 * connection is free for others. It is run again in one of a few places, where it waits for the lock; the others wait for such a
 * place without a connection. Both together last no longer than lock_timeout. A transaction that was ended by a deadlock is run again, too.
 */
export class ServerDataSource extends DataSource {
  private readonly places = waitingPlaces(Math.max(1, Math.floor((this.options as { poolSize: number }).poolSize / 3)));

  override async transaction<T>(...[first, second]: [Run<T>] | [string, Run<T>]): Promise<T> {
    const run = second ?? (first as Run<T>);
    const attempt = async (wait: number) => {
      const runner = beginningWith(this.createQueryRunner(), `SET LOCAL lock_timeout = ${wait}`);
      return runner.manager.transaction(run).finally(() => runner.release());
    };
    try {
      return await attempt(SHORT_WAIT_MS);
    } catch (conflict) {
      if (!isLockConflict(conflict)) throw conflict;
      return this.places.within(LOCK_TIMEOUT_MS, (left) => attempt(Math.max(left, SHORT_WAIT_MS)), conflict);
    }
  }
}

/** Sends the setting together with the statement that begins the transaction, without waiting for an answer between them. */
function beginningWith(runner: QueryRunner, setting: string) {
  const query = runner.query.bind(runner) as (...call: unknown[]) => Promise<unknown>;
  runner.query = ((sql: string, ...rest: unknown[]) => query(sql === "START TRANSACTION" ? `${sql}; ${setting}` : sql, ...rest)) as QueryRunner["query"];
  return runner;
}
