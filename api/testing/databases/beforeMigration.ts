import type { MigrationInterface } from "typeorm";

import { migrate } from "#api/database/migrate.ts";
import type { Database } from "#api/database/openDatabase.ts";
import { afterThisFile } from "#api/testing/endOfFile.ts";
import { emptyDatabase } from "#api/testing/databases/emptyDatabase.ts";

let opened: Promise<Database> | undefined;
let all: MigrationInterface[] = [];

async function open() {
  const database = await emptyDatabase();
  all = [...database.db.migrations];
  afterThisFile(async () => {
    opened = undefined;
    await database.close();
  });
  return database;
}

/**
 * Empties the test file's database and runs the migrations before this one. `goOn` then runs the remaining migrations.
 */
export async function beforeMigration(migration: new () => MigrationInterface) {
  opened ??= open();
  const { db, embedded } = await opened;
  const runOnly = async (migrations: MigrationInterface[]) => {
    db.migrations.splice(0, Infinity, ...migrations);
    await migrate(db, { shared: !embedded });
  };
  await db.query("DROP SCHEMA public CASCADE");
  await db.query("CREATE SCHEMA public");
  await runOnly(
    all.slice(
      0,
      all.findIndex((one) => one instanceof migration),
    ),
  );
  return { db, goOn: () => runOnly(all) };
}
