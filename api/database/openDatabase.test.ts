import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { openEmbedded } from "#api/database/openDatabase.ts";
import { aDirectory } from "#api/testing/serverProcess.ts";
import { until } from "#api/testing/until.ts";
import { User } from "#api/users/User.ts";

jest.setTimeout(90_000);

test("an interrupted first set-up is removed, and the database is in place only once it is complete", async () => {
  const directory = aDirectory();
  const unfinished = join(directory, "postgres.unfinished");
  mkdirSync(join(unfinished, "base"), { recursive: true });
  writeFileSync(join(unfinished, "PG_VERSION"), "18");

  const opening = openEmbedded(directory);
  await until(() => readdirSync(directory).includes("postgres"), 60_000);
  const firstSeen = readdirSync(join(directory, "postgres"));
  const { db, close } = await opening;
  const users = await db.manager.count(User);
  await close();

  expect(firstSeen).toEqual(expect.arrayContaining(["PG_VERSION", "base", "global", "pg_wal", "pg_xact", "postgresql.conf"]));
  expect(users).toBe(0);
  expect(readdirSync(directory)).toEqual(["postgres"]);
});

test("an existing database is opened unchanged, and the leftover of an interrupted set-up is removed", async () => {
  const directory = aDirectory();
  const first = await openEmbedded(directory);
  await first.db.query("CREATE TABLE kept_for_this_test (id int)");
  await first.close();
  mkdirSync(join(directory, "postgres.unfinished"));

  const { db, close } = await openEmbedded(directory);
  const rows = await db.query<object[]>("SELECT * FROM kept_for_this_test");
  await close();

  expect(rows).toEqual([]);
  expect(readdirSync(directory)).toEqual(["postgres"]);
});
