import { pipeline } from "node:stream/promises";

import { afterRestore } from "#api/database/afterRestore.ts";
import { postgresProgram } from "#api/database/backup/postgresPrograms.ts";
import { refuseOverwriting, restoredIn } from "#api/database/backup/restored.ts";
import { setDatabaseTimeouts } from "#api/database/databaseTimeouts.ts";
import { patientDataSource } from "#api/database/dataSource.ts";
import { grantRuntimeRights } from "#api/database/grantRuntimeRights.ts";
import { migrate, ownerOf } from "#api/database/migrate.ts";

interface Target {
  /** As the owner of the tables. */
  url: string;
  /** The role that the product runs as. */
  runtime: string;
  overwrite: boolean;
}

/**
 * Restores pg_dump's custom format into an empty database, or in place of what is there, in one transaction: a restore that
 * fails changes nothing. Older backups are migrated.
 */
export async function restoreServer({ url, runtime, overwrite }: Target, file: string) {
  const db = await patientDataSource(url).initialize();
  try {
    const [{ isEmpty }] = await db.query<[{ isEmpty: boolean }]>("SELECT NOT EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace) AS \"isEmpty\"");
    if (!isEmpty && !overwrite) refuseOverwriting("The database that DATABASE_URL names");
    await load(url, file, isEmpty ? "" : "DROP SCHEMA public CASCADE; CREATE SCHEMA public;\n");
    await migrate(db, { shared: true });
    await afterRestore(db);
    await setDatabaseTimeouts(db);
    if ((await ownerOf(db)).role !== runtime) await grantRuntimeRights(db, runtime);
    return await restoredIn(db);
  } finally {
    await db.destroy();
  }
}

async function load(url: string, file: string, before: string) {
  const script = postgresProgram("pg_restore", null, ["--no-owner", "--no-privileges", "--file=-", file]);
  const target = postgresProgram("psql", url, ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--output=/dev/null"]);
  const statements = async function* () {
    yield `BEGIN;\n${before}`;
    yield* script.output as AsyncIterable<Buffer>;
    // Without COMMIT nothing of a damaged file stays.
    await script.ended;
    yield "DELETE FROM public.sessions;\nCOMMIT;\n";
  };
  await Promise.all([script.ended, target.ended, pipeline(statements, target.input)]);
}
