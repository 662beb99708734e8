import { randomUUID } from "node:crypto";
import { closeSync, fstatSync, linkSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";

import { isAlive, ownIdentity, ownerIn, readIfThere } from "#api/database/lockOwner.ts";

/** Between two renewals of a lock. */
const RENEWAL_MS = 2_000;
/** A lock that was not renewed for this long is free, if its process is in another container or on another machine. */
export const LEASE_MS = 15_000;

/**
 * Locks a directory for this process with a lock file: two processes on one embedded database would corrupt it. The file's time
 * is renewed while the process lives. Removes a stale lock: of a dead process, or from another container or machine where a
 * process cannot be looked up, of one that stopped renewing. Throws DirectoryInUse while another process holds the lock.
 * @param lost called if another process took the lock, as after a long suspension; by default this process ends at once
 * @returns the function that unlocks
 */
export function lockDirectory(directory: string, lost = endProcess) {
  mkdirSync(directory, { recursive: true });
  const lock = join(directory, "axion.lock");
  const mine = join(directory, `axion.lock.${process.pid}.${randomUUID()}`);
  const identity = ownIdentity();
  const file = openSync(mine, "wx");
  writeSync(file, identity, 0);
  try {
    for (;;) {
      if (acquire(mine, lock)) return keep(lock, file, identity, () => lost(directory));
      const owner = readIfThere(lock);
      if (owner === null) continue;
      if (isHeld(owner, () => ageOf(lock, mine))) throw new DirectoryInUse(directory, owner);
      removeStaleLock(lock, owner);
    }
  } catch (error) {
    closeSync(file);
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

class DirectoryInUse extends Error {
  constructor(directory: string, owner: string) {
    const { pid, isHere } = ownerIn(owner);
    super(
      `The embedded database in ${resolve(directory)} is in use by process ${pid}${isHere ? "" : " in another container or on another machine"}. ` +
        `Stop that process first${isHere ? "" : ` (${LEASE_MS / 1000} seconds after its end the directory is free)`}, start this one with another DATA_DIR and PORT, ` +
        "or give both a PostgreSQL server through DATABASE_URL.",
    );
  }
}

/** Renews the time of the lock file by the clock of its file system, and finds out when the file is another one. */
function keep(lock: string, file: number, identity: string, lost: () => void) {
  let renewed = performance.now();
  const isMine = () => {
    writeSync(file, identity, 0);
    return statSync(lock).ino === fstatSync(file).ino;
  };
  const timer = setInterval(() => {
    const held = attempt(isMine);
    if (held) renewed = performance.now();
    if (held === false || performance.now() - renewed > LEASE_MS) {
      clearInterval(timer);
      lost();
    }
  }, RENEWAL_MS).unref();
  return () => {
    clearInterval(timer);
    if (attempt(isMine)) rmSync(lock, { force: true });
    closeSync(file);
  };
}

/** undefined if the file system refuses, or if the file is moved aside and comes back. */
function attempt(isMine: () => boolean) {
  try {
    return isMine();
  } catch {
    return undefined;
  }
}

/** Without a clean shutdown, which would write into the files that another process has now. */
function endProcess(directory: string) {
  writeSync(2, `Axion stops: another process has taken the embedded database in ${resolve(directory)}, since this one did not run for ${LEASE_MS / 1000} seconds.\n`);
  process.exit(1);
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
  const aside = `${lock}.broken.${process.pid}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, "utf8") !== deadOwner) acquire(aside, lock);
  rmSync(aside, { force: true });
}

/** Milliseconds since the lock's renewal, by the file system's own clock: that of a file that was just written. */
function ageOf(lock: string, justWritten: string) {
  try {
    return statSync(justWritten).mtimeMs - statSync(lock).mtimeMs;
  } catch {
    return 0;
  }
}

function isHeld(text: string, age: () => number) {
  const owner = ownerIn(text);
  // A power cut can leave an empty lock file.
  if (!(owner.pid > 0)) return false;
  return owner.isHere ? isAlive(owner) : age() < LEASE_MS;
}
