import fs, { readlinkSync } from "node:fs";

import { isUnavailable } from "#api/core/database/isUnavailable.ts";
import { openLog } from "#api/core/http/log.ts";
import { askForCopy } from "#api/database/backup/copySocket.ts";
import { openEmbedded } from "#api/database/openDatabase.ts";
import { aPreparedDirectory } from "#api/testing/servers/serverProcess.ts";
import { until } from "#api/testing/until.ts";

const onLinux = process.platform === "linux" ? test : test.skip; // Only Linux has /proc with the paths of open files.

const failing = (code: string) => Object.assign(new Error(`${code}: made up for this test`), { code, errno: -1 });

/**
 * Makes a function of node:fs fail for new files of the write-ahead log, and for the test file of hasRoom.
 * @returns a function that restores the function of node:fs
 */
function breakNewFiles(call: "writeSync" | "fsyncSync", error: Error) {
  const real = fs[call] as (...given: unknown[]) => number;
  const breaking = jest.spyOn(fs, call).mockImplementation((...given: unknown[]) => {
    if (/xlogtemp|room\.probe/.test(readlinkSync(`/proc/self/fd/${String(given[0])}`))) throw error;
    return real(...given);
  });
  return () => breaking.mockRestore();
}

onLinux.each([
  ["its disk is full", "writeSync", failing("ENOSPC"), /the disk of the database is full: free some space/],
  ["its disk fails to sync", "fsyncSync", failing("EIO"), /the embedded database has crashed and is opened again/],
  [
    "WebAssembly traps",
    "writeSync",
    new WebAssembly.RuntimeError("unreachable"),
    /the disk of the database is full|the embedded database has crashed/,
  ],
] as const)(
  "the embedded database is opened again in the same process after PostgreSQL aborted because %s: no acknowledged write is lost",
  async (_cause, call, error, said) => {
    const directory = aPreparedDirectory();
    const logged: string[] = [];
    const { db, ping, close } = await openEmbedded(
      directory,
      openLog("info", { write: (line) => void logged.push(line) }),
    );
    await db.query("CREATE TABLE kept_for_this_test (id int PRIMARY KEY)");
    const acknowledged: number[] = [];
    const insert = async (id: number) => {
      await db.query("INSERT INTO kept_for_this_test VALUES ($1)", [id]);
      acknowledged.push(id);
    };
    const end = breakNewFiles(call, error);
    const failures: unknown[] = [];
    try {
      // Fills the write-ahead log until it needs a new file.
      for (let id = 0; failures.length === 0 && id < 100; id++)
        await insert(id)
          .then(() => db.query("SELECT pg_logical_emit_message(true, '', repeat('x', 1000000))"))
          .catch((failure: unknown) => failures.push(failure));
      for (const attempt of [ping, () => insert(1000), () => db.transaction((tx) => tx.query("SELECT 1"))])
        await attempt().catch((failure: unknown) => failures.push(failure));
    } finally {
      end();
    }

    await until(
      () =>
        ping().then(
          () => true,
          () => false,
        ),
      30_000,
    );
    await insert(2000);
    const stored = await db.query<{ id: number }[]>("SELECT id FROM kept_for_this_test ORDER BY id");
    const copy = await askForCopy(directory);
    await close();

    expect(failures.map((failure) => isUnavailable(failure))).toEqual([true, true, true, true]);
    expect(acknowledged.length).toBeGreaterThan(2);
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    expect(copy).not.toBeNull();
    expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      expect.stringMatching(said),
      expect.stringMatching(/^the embedded database is open again after \d+ ms$/),
    ]);
  },
);
