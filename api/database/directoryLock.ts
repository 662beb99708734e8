import { randomUUID } from "node:crypto";
import {
  closeSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join, resolve } from "node:path";

import { isAlive, ownIdentity, ownerIn, readIfThere } from "#api/database/lockOwner.ts";

/** The time between two renewals of the lock, in milliseconds. */
const RENEWAL_MS = 2_000;
/** A lock from another container or machine expires if it was not renewed for this long. */
export const LEASE_MS = 15_000;

/**
 * Locks a directory for this process with a lock file, because two processes would corrupt an embedded database. This
 * process keeps renewing the modification time of the lock file. A stale lock is removed. A lock is stale if its
 * process is dead, or if its process runs in another container or on another machine and has stopped renewing. Throws
 * DirectoryInUse while another process holds the lock.
 * @param lost Called if this process has lost the lock, for example after a long suspension; by default it exits this
 * process immediately
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

/**
 * Renews the lock file's modification time, by the clock of the file system. Calls `lost` if another process has
 * replaced the lock file, or if the renewal has failed for LEASE_MS.
 * @returns the function that unlocks
 */
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

/** Returns undefined if the file system fails, or if another process has moved the lock file away for a moment. */
function attempt(isMine: () => boolean) {
  try {
    return isMine();
  } catch {
    return undefined;
  }
}

/** Exits without a clean shutdown, which would write into files that another process now owns. */
function endProcess(directory: string) {
  writeSync(
    2,
    `Axion stops: another process has taken the embedded database in ${resolve(directory)}, since this one did not run for ${LEASE_MS / 1000} seconds.\n`,
  );
  process.exit(1);
}

/**
 * Creates the lock file as a hard link. This is atomic, so that no process reads a half-written lock.
 * @returns false if there is a lock already
 */
function acquire(mine: string, lock: string) {
  try {
    linkSync(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes a stale lock. Two processes can find the same stale lock, and the other process may already have replaced it
 * by a new lock. If this process has moved that new lock away, it puts the new lock back.
 */
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

/**
 * Milliseconds since the lock was renewed, by the clock of the file system. It compares the modification time of the
 * lock with that of a file that was just written.
 */
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
