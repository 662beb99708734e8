import fs, { copyFileSync, cpSync, mkdirSync, readdirSync, readlinkSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

import { openEmbedded } from "#api/database/openDatabase.ts";
import { aSubmittedBid } from "#api/testing/builders/builders.ts";
import { aDirectory, aPreparedDirectory } from "#api/testing/servers/serverProcess.ts";
import { until } from "#api/testing/until.ts";
import { User } from "#api/users/User.ts";

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

  expect(firstSeen).toEqual(
    expect.arrayContaining(["PG_VERSION", "base", "global", "pg_wal", "pg_xact", "postgresql.conf"]),
  );
  expect(users).toBe(0);
  expect(readdirSync(directory)).toEqual(["postgres"]);
});

test("an existing database is opened unchanged, and the leftover of an interrupted set-up is removed", async () => {
  const directory = aPreparedDirectory();
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

/**
 * Simulates a power cut. Returns a copy of the directory, and copies to it only what is synced to the disk, until the
 * test calls `cut`.
 */
function survivorOf(directory: string) {
  const survivor = aDirectory();
  cpSync(directory, survivor, { recursive: true });
  const { fsyncSync } = fs;
  const syncing = jest.spyOn(fs, "fsyncSync").mockImplementation((file) => {
    fsyncSync(file);
    const path = readlinkSync(`/proc/self/fd/${file}`);
    if (statSync(path).isFile()) copyFileSync(path, join(survivor, relative(directory, path)));
  });
  return { survivor, cut: () => syncing.mockRestore() };
}

const onLinux = process.platform === "linux" ? test : test.skip; // Only Linux has /proc with the paths of open files.

onLinux("what was committed is on the disk: a power cut loses none of it, before and after a checkpoint", async () => {
  const directory = aPreparedDirectory();
  await (await openEmbedded(directory)).close();
  const { survivor, cut } = survivorOf(directory);

  const { db, close } = await openEmbedded(directory);
  for (let place = 0; place < 6; place++) {
    await db.transaction(aSubmittedBid());
    if (place === 2) await db.query("CHECKPOINT");
  }
  const committed = await db.query<object[]>("SELECT * FROM submitted_bids ORDER BY id");
  cut();
  await close();
  const restarted = await openEmbedded(survivor);
  const kept = await restarted.db.query<object[]>("SELECT * FROM submitted_bids ORDER BY id");
  await restarted.close();

  expect(committed).toHaveLength(6);
  expect(kept).toEqual(committed);
});
