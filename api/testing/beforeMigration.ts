import type { MigrationInterface } from "typeorm";

import { migrate } from "#api/database/migrate.ts";
import type { Database } from "#api/database/openDatabase.ts";
import { emptyDatabase } from "#api/testing/emptyDatabase.ts";

let opened: Promise<Database> | undefined;
let all: MigrationInterface[] = [];

afterAll(async () => {
  await (await opened)?.close();
});

/** The file's one database, emptied, with the migrations before this one; `goOn` runs the others. */
export async function beforeMigration(migration: new () => MigrationInterface) {
  opened ??= emptyDatabase();
  const { db, embedded } = await opened;
  if (all.length === 0) all = [...db.migrations];
  const runOnly = async (migrations: MigrationInterface[]) => {
    db.migrations.splice(0, Infinity, ...migrations);
    await migrate(db, { shared: !embedded });
  };
  await db.query("DROP SCHEMA public CASCADE");
  await db.query("CREATE SCHEMA public");
  await runOnly(all.slice(0, all.findIndex((one) => one instanceof migration)));
  return { db, goOn: () => runOnly(all) };
}
