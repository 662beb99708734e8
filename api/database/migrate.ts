import { type DataSource, MigrationExecutor } from "typeorm";

import { refuseLaterDatabase } from "#api/database/refuseLaterDatabase.ts";

/** The key of the advisory lock: any number that no other lock uses. */
const MIGRATION_LOCK = 7_305_661;

/**
 * Runs pending migrations. With `shared`, for a database server, an advisory lock makes processes that start together
 * wait for each other. The lock belongs to a transaction, because a connection pooler in transaction mode assigns a
 * connection only for the length of a transaction. The embedded database needs no lock, because only one process can
 * use it.
 * @throws before anything changes: if refuseLaterDatabase throws, or if migrations are pending on a server and the
 * connected role does not own the tables
 */
export async function migrate(db: DataSource, { shared }: { shared: boolean }) {
  const run = () => db.runMigrations({ transaction: "all" });
  if (!shared) {
    await refuseLaterDatabase(db);
    return run();
  }
  return db.transaction(async (holder) => {
    // Disable the timeouts, because the migrations of this process or of another process may take long.
    await holder.query("SET LOCAL statement_timeout = 0");
    await holder.query("SET LOCAL lock_timeout = 0");
    await holder.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await holder.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    await refuseLaterDatabase(db);
    const pending = await new MigrationExecutor(db).getPendingMigrations();
    if (pending.length === 0) return [];
    const { role, mayMigrate } = await ownerOf(db);
    if (!mayMigrate) throw new MigrationsPending(role, pending.length);
    return run();
  });
}

/**
 * The connected role, and whether it may run migrations. To run them, the role must have the right to create tables,
 * and must own each existing table and view, directly or as a member of the owning role.
 */
export async function ownerOf(db: DataSource) {
  const [found] = await db.query<[{ role: string; mayMigrate: boolean }]>(`
    SELECT current_user AS role, has_schema_privilege('public', 'CREATE') AND coalesce(bool_and(pg_has_role(relowner, 'USAGE')), true) AS "mayMigrate"
      FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')`);
  return found;
}

class MigrationsPending extends Error {
  constructor(role: string, pending: number) {
    super(
      `The database has ${pending === 1 ? "1 pending migration" : `${pending} pending migrations`}, and the role ${role} of DATABASE_URL does not own its tables. ` +
        "Run them as the owner: DATABASE_OWNER_URL=postgres://owner@host:5432/database npm run migrate",
    );
  }
}
