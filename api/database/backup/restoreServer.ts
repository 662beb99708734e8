import { text as textOf } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

import { afterRestore, refuseOverwriting, restoredIn } from "#api/database/backup/afterRestore.ts";
import { postgresProgram } from "#api/database/backup/postgresPrograms.ts";
import { setDatabaseTimeouts } from "#api/database/databaseTimeouts.ts";
import { retryingDataSource } from "#api/database/dataSource.ts";
import { grantRuntimeRights } from "#api/database/grantRuntimeRights.ts";
import { migrate, ownerOf } from "#api/database/migrate.ts";
import { refuseUnknownMigrations } from "#api/database/refuseLaterDatabase.ts";

interface Target {
  /** The database's URL, with the role that owns the tables. */
  url: string;
  /** The role with which the server process connects to the database. */
  runtime: string;
  overwrite: boolean;
}

/**
 * Restores a file in pg_dump's custom format into an empty database. With `overwrite` it replaces the content of the
 * database. The backup is loaded in one transaction, so that a failed load changes nothing. A backup of an older
 * version is then migrated; a backup of a later version is refused.
 */
export async function restoreServer({ url, runtime, overwrite }: Target, file: string) {
  const db = await retryingDataSource(url).initialize();
  try {
    const [{ isEmpty }] = await db.query<[{ isEmpty: boolean }]>(
      "SELECT NOT EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace) AS \"isEmpty\"",
    );
    if (!isEmpty && !overwrite) refuseOverwriting("The database that DATABASE_URL names");
    refuseUnknownMigrations(db, await migrationsIn(file));
    await load(url, file, isEmpty ? "" : "DROP SCHEMA public CASCADE; CREATE SCHEMA public;\n");
    await migrate(db, { shared: true });
    const ended = await afterRestore(db);
    await setDatabaseTimeouts(db);
    if ((await ownerOf(db)).role !== runtime) await grantRuntimeRights(db, runtime);
    return await restoredIn(db, ended);
  } finally {
    await db.destroy();
  }
}

/** The names of the migrations in a backup file. */
async function migrationsIn(file: string) {
  const { output, ended } = postgresProgram("pg_restore", null, [
    "--data-only",
    "--table=migrations",
    "--file=-",
    file,
  ]);
  const [text] = await Promise.all([textOf(output), ended]);
  return [...text.matchAll(/^\d+\t\d+\t(\w+)$/gm)].map(([, name]) => name!);
}

async function load(url: string, file: string, before: string) {
  const script = postgresProgram("pg_restore", null, ["--no-owner", "--no-privileges", "--file=-", file]);
  const target = postgresProgram("psql", url, [
    "--no-psqlrc",
    "--quiet",
    "--set=ON_ERROR_STOP=1",
    "--output=/dev/null",
  ]);
  const statements = async function* () {
    yield `BEGIN;\n${before}`;
    yield* script.output as AsyncIterable<Buffer>;
    // If the file is damaged, this throws before COMMIT is sent, so no part of the file is stored.
    await script.ended;
    yield "DELETE FROM public.sessions;\nCOMMIT;\n";
  };
  await Promise.all([script.ended, target.ended, pipeline(statements, target.input)]);
}
