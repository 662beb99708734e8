import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { lockDirectory } from "#api/database/directoryLock.ts";
import { openEmbedded } from "#api/database/openDatabase.ts";
import { aDirectory } from "#api/testing/serverProcess.ts";
import { until } from "#api/testing/until.ts";

const lockOf = (directory: string) => join(directory, "axion.lock");
const started = "{ lockDirectory } from '#api/database/directoryLock.ts'";

/** Another process: locks the directory or prints the error, then runs until its input ends. */
function contender(directory: string) {
  const script = `import ${started};
    try { lockDirectory(${JSON.stringify(directory)}); console.log("has it"); } catch (error) { console.log(error.message); }
    process.stdin.resume().on("end", () => process.exit());`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  let printed = "";
  child.stdout.on("data", (text: Buffer) => (printed += text.toString()));
  const gone = new Promise((done) => child.once("close", done));
  return { printed: () => printed, end: () => child.stdin.end(), kill: () => child.kill("SIGKILL"), gone };
}

test("a directory is locked by one process, and can be locked again after it was unlocked", () => {
  const directory = join(aDirectory(), "not", "there", "yet");

  const unlock = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(
    `The embedded database in ${directory} is in use by process ${process.pid}. Stop that process first, ` +
      "start this one with another DATA_DIR and PORT, or give both a PostgreSQL server through DATABASE_URL.",
  );
  unlock();
  lockDirectory(directory)();

  expect(readdirSync(directory)).toEqual([]);
});

test("the stale lock of a dead process is removed", () => {
  const directory = aDirectory();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(lockOf(directory), `${pid} 1`);

  const unlock = lockDirectory(directory);

  expect(readFileSync(lockOf(directory), "utf8")).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

test("a process that reuses the dead owner's pid does not hold its lock", () => {
  const directory = aDirectory();
  writeFileSync(lockOf(directory), `${process.pid} 1`);

  const unlock = lockDirectory(directory);

  expect(readFileSync(lockOf(directory), "utf8")).not.toBe(`${process.pid} 1`);
  unlock();
});

test.each(["", "garbage", "\n", "-1 5", "0 5"])("a lock that names no process is removed: %j", (text) => {
  const directory = aDirectory();
  writeFileSync(lockOf(directory), text);

  const unlock = lockDirectory(directory);

  unlock();
  expect(readdirSync(directory)).toEqual([]);
});

test("of eight processes that find a stale lock at once, one gets the lock", async () => {
  const directory = aDirectory();
  mkdirSync(directory, { recursive: true });
  writeFileSync(lockOf(directory), `${spawnSync(process.execPath, ["--version"]).pid} 1`);

  const contenders = Array.from({ length: 8 }, () => contender(directory));
  await until(() => contenders.every(({ printed }) => printed().endsWith("\n")), 60_000);
  const answers = contenders.map(({ printed }) => printed().trim());

  expect(answers.filter((answer) => answer === "has it")).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes("is in use by process"))).toHaveLength(7);
  for (const { end } of contenders) end();
  await Promise.all(contenders.map(({ gone }) => gone));
}, 90_000);

test("a directory that a killed process had locked is free", async () => {
  const directory = aDirectory();
  const owner = contender(directory);
  await until(() => owner.printed().includes("has it"), 60_000);

  expect(() => lockDirectory(directory)).toThrow("is in use by process");
  owner.kill();
  await owner.gone;

  lockDirectory(directory)();
}, 90_000);

test("an embedded database that cannot be read is refused with a sentence, and its directory is unlocked", async () => {
  const directory = aDirectory();
  mkdirSync(join(directory, "postgres"));
  writeFileSync(join(directory, "postgres", "PG_VERSION"), "17");

  await expect(openEmbedded(directory)).rejects.toThrow(`The embedded database in ${directory} cannot be read. Put a backup in its place, or move`);

  lockDirectory(directory)();
});
