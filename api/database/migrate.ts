import type { DataSource } from "typeorm";

/** Any number that nothing else locks by. */
const MIGRATION_LOCK = 7_305_661;

/**
 * Runs what is missing, once, also when several processes start together on one server: the others wait for the first.
 * The embedded database has one owner, and one connection, which a held lock would block.
 */
export async function migrate(db: DataSource, { shared }: { shared: boolean }) {
  if (!shared) return db.runMigrations({ transaction: "all" });
  const holder = db.createQueryRunner();
  try {
    // Whoever waits for another's migration waits as long as it takes.
    await holder.query("SET statement_timeout = 0");
    await holder.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await db.runMigrations({ transaction: "all" });
  } finally {
    await holder.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    await holder.query("RESET statement_timeout");
    await holder.release();
  }
}
