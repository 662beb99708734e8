import type { DataSource } from "typeorm";

/**
 * Throws if the database has migrations that this version of the product does not know: a later version has migrated
 * it. The meaning of its tables may have changed, and `npm run migrate` would revoke the runtime role's rights on
 * unknown tables.
 */
export async function refuseLaterDatabase(db: DataSource) {
  const [{ isMigrated }] = await db.query<[{ isMigrated: boolean }]>(
    "SELECT to_regclass('public.migrations') IS NOT NULL AS \"isMigrated\"",
  );
  if (!isMigrated) return;
  const rows = await db.query<{ name: string }[]>("SELECT name FROM public.migrations ORDER BY timestamp");
  refuseUnknownMigrations(
    db,
    rows.map(({ name }) => name),
  );
}

/** Throws if one of these names is not the name of a migration of this version. */
export function refuseUnknownMigrations({ migrations }: DataSource, names: readonly string[]) {
  const known = new Set(migrations.map(({ name, constructor }) => name ?? constructor.name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new LaterDatabase(unknown);
}

class LaterDatabase extends Error {
  constructor(unknown: readonly string[]) {
    const count = unknown.length === 1 ? "1 migration" : `${unknown.length} migrations`;
    super(
      `The database was migrated by a later version of the product: it has ${count} that this version does not know (${unknown.join(", ")}). ` +
        "Start that version, or restore a backup from before that migration.",
    );
  }
}
