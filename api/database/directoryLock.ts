import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Locks a directory for this process with a lock file: two processes on one embedded database would corrupt it.
 * Removes the stale lock of a dead process. Throws DirectoryInUse while another process holds the lock.
 * @returns the function that unlocks
 */
export function lockDirectory(directory: string) {
  mkdirSync(directory, { recursive: true });
  const lock = join(directory, "axion.lock");
  const mine = join(directory, `axion.lock.${process.pid}`);
  const identity = `${process.pid} ${startOf(process.pid)}`;
  writeFileSync(mine, identity);
  try {
    for (;;) {
      if (acquire(mine, lock)) return () => rmSync(lock, { force: true });
      const owner = readIfThere(lock);
      if (owner === null) continue;
      if (isAlive(owner)) throw new DirectoryInUse(directory, owner.split(" ")[0] ?? "");
      removeStaleLock(lock, owner);
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

/** Creates the lock file as a hard link, which is atomic: no process reads a half-written lock. */
function acquire(mine: string, lock: string) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** When two processes find the same stale lock, the second may move away the new lock of the first: then it puts it back. */
function removeStaleLock(lock: string, deadOwner: string) {
  const aside = `${lock}.broken.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, "utf8") !== deadOwner) acquire(aside, lock);
  rmSync(aside, { force: true });
}

function isAlive(owner: string) {
  const [pid = "", start = ""] = owner.split(" ");
  // A power cut can leave an empty lock file.
  if (!(Number(pid) > 0)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startOf(Number(pid)) === start;
}

/** The process's start time, which detects a reused pid; empty on systems without /proc. */
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
