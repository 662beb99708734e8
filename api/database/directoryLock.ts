import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Holds a directory for this process: two processes on one embedded database would corrupt it.
 * The lock of a process that has died is broken. Throws a sentence that says what to do.
 * @returns what gives the directory free
 */
export function lockDirectory(directory: string) {
  mkdirSync(directory, { recursive: true });
  const lock = join(directory, "axion.lock");
  const mine = join(directory, `axion.lock.${process.pid}`);
  const identity = `${process.pid} ${startOf(process.pid)}`;
  writeFileSync(mine, identity);
  try {
    for (;;) {
      if (take(mine, lock)) return () => rmSync(lock, { force: true });
      const owner = readIfThere(lock);
      if (owner === null) continue;
      if (isAlive(owner)) throw new DirectoryInUse(directory, owner.split(" ")[0] ?? "");
      breakLock(lock, owner);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

class DirectoryInUse extends Error {
  constructor(directory: string, pid: string) {
    super(
      `The embedded database in ${resolve(directory)} is in use by process ${pid}. ` +
        "Stop that process first, start this one with another DATA_DIR and PORT, " +
        "or give both a PostgreSQL server through DATABASE_URL.",
    );
  }
}

/** A hard link is made whole or not at all: nobody reads a lock that is half written. */
function take(mine: string, lock: string) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Of two processes that find the same dead owner, the later may carry away the earlier one's new lock: it puts it back. */
function breakLock(lock: string, deadOwner: string) {
  const aside = `${lock}.broken.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, "utf8") !== deadOwner) take(aside, lock);
  rmSync(aside, { force: true });
}

function isAlive(owner: string) {
  const [pid = "", start = ""] = owner.split(" ");
  // After a power cut the lock may be there without its text.
  if (!(Number(pid) > 0)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startOf(Number(pid)) === start;
}

/** The process's start, which tells it from a later one of the same number; empty where the system does not say. */
function startOf(pid: number) {
  const stat = readIfThere(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")")).split(" ")[20] ?? "";
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
