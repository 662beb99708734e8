import type { DataSource } from "typeorm";

/** Advisory lock key: any number that no other lock uses. */
const MIGRATION_LOCK = 7_305_661;

/**
 * Runs pending migrations under an advisory lock: when several processes start together on one server, the others wait.
 * The embedded database needs no lock, and its one connection could not hold one during the migrations.
 */
export async function migrate(db: DataSource, { shared }: { shared: boolean }) {
  if (!shared) return db.runMigrations({ transaction: "all" });
  const holder = db.createQueryRunner();
  try {
    // No timeout while waiting for another process's migrations.
    await holder.query("SET statement_timeout = 0");
    await holder.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await db.runMigrations({ transaction: "all" });
  } finally {
    await holder.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]);
    await holder.query("RESET statement_timeout");
    await holder.release();
  }
}
