import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { LEASE_MS, lockDirectory } from "#api/database/directoryLock.ts";
import { openEmbedded } from "#api/database/openDatabase.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import { until } from "#api/testing/until.ts";

const lockOf = (directory: string) => join(directory, "axion.lock");
const started = "{ lockDirectory } from '#api/database/directoryLock.ts'";

/**
 * Starts another process, which locks the directory or prints the error, then runs until its input ends.
 * @param within A command that runs the process, such as `unshare`
 */
function contender(directory: string, ...within: string[]) {
  const script = `import ${started};
    try { lockDirectory(${JSON.stringify(directory)}); console.log("has it"); } catch (error) { console.log(error.message); }
    process.stdin.resume().on("end", () => process.exit());`;
  const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", script];
  const child = spawn("env", [...within, ...node]);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += text.toString()));
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
});

test("a directory that a killed process had locked is free", async () => {
  const directory = aDirectory();
  const owner = contender(directory);
  await until(() => owner.printed().includes("has it"), 60_000);

  expect(() => lockDirectory(directory)).toThrow("is in use by process");
  owner.kill();
  await owner.gone;

  lockDirectory(directory)();
});

/** Writes a lock file with this process's pid, as a process with the same pid in another container would write it. */
function lockFromElsewhere(directory: string, renewedAgoMs: number) {
  lockDirectory(directory)();
  const unlock = lockDirectory(directory);
  const [pid, start] = readFileSync(lockOf(directory), "utf8").split(" ");
  unlock();
  writeFileSync(lockOf(directory), `${pid} ${start} another-container an-id`);
  const renewed = (Date.now() - renewedAgoMs) / 1000;
  utimesSync(lockOf(directory), renewed, renewed);
}

test("a process with the same pid in another container holds its lock while it renews it", () => {
  const directory = aDirectory();
  lockFromElsewhere(directory, LEASE_MS - 5_000);

  expect(() => lockDirectory(directory)).toThrow(
    `is in use by process ${process.pid} in another container or on another machine. Stop that process first (15 seconds after its end the directory is free)`,
  );
});

test("a lock from another container, or from before the machine's restart, is stale once it is not renewed any more", () => {
  const directory = aDirectory();
  lockFromElsewhere(directory, LEASE_MS + 1_000);

  const unlock = lockDirectory(directory);

  expect(readFileSync(lockOf(directory), "utf8")).not.toContain("another-container");
  unlock();
});

const NEW_NAMESPACE = ["--map-root-user", "--pid", "--fork", "--mount-proc"];
// Not every system allows a test to create namespaces.
const inNamespaces = spawnSync("unshare", [...NEW_NAMESPACE, "true"]).status === 0 ? test : test.skip;

inNamespaces("of two processes with the same pid in two pid namespaces one gets the lock", async () => {
  const directory = aDirectory();
  const one = contender(directory, "unshare", ...NEW_NAMESPACE);
  await until(() => one.printed().includes("has it"), 60_000);

  const other = contender(directory, "unshare", ...NEW_NAMESPACE);
  await until(() => other.printed().endsWith("\n"), 60_000);
  const [first, second] = [readFileSync(lockOf(directory), "utf8").split(" ")[0], other.printed()];
  for (const { end } of [one, other]) end();
  await Promise.all([one.gone, other.gone]);

  expect(second).toContain(`is in use by process ${first} in another container`);
});

test("a held lock is renewed every few seconds, also after its file was moved away and back", async () => {
  const directory = aDirectory();
  const losses: string[] = [];
  const unlock = lockDirectory(directory, (lost) => losses.push(lost));
  utimesSync(lockOf(directory), 1, 1);

  renameSync(lockOf(directory), `${lockOf(directory)}.aside`);
  renameSync(`${lockOf(directory)}.aside`, lockOf(directory));
  await until(() => Date.now() - statSync(lockOf(directory)).mtimeMs < LEASE_MS);
  unlock();

  expect(losses).toEqual([]);
  expect(readdirSync(directory)).toEqual([]);
});

test("a process whose lock another process has taken ends at once, and leaves the other's lock", async () => {
  const directory = aDirectory();
  const owner = contender(directory);
  await until(() => owner.printed().includes("has it"), 60_000);

  const theirs = join(directory, "theirs");
  writeFileSync(theirs, "1 1 another-container an-id");
  renameSync(theirs, lockOf(directory));
  await owner.gone;

  expect(owner.printed()).toContain("Axion stops: another process has taken the embedded database in");
  expect(readFileSync(lockOf(directory), "utf8")).toContain("another-container");
});

test("an embedded database that cannot be read is refused with a sentence, and its directory is unlocked", async () => {
  const directory = aDirectory();
  mkdirSync(join(directory, "postgres"));
  writeFileSync(join(directory, "postgres", "PG_VERSION"), "17");

  await expect(openEmbedded(directory)).rejects.toThrow(
    `The embedded database in ${directory} cannot be read. Restore a backup in its place, or move`,
  );

  lockDirectory(directory)();
});
