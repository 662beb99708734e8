import { accessSync, constants, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The folder of files that test runs share. The names of the migrated database and of the built api contain a hash of
 * their sources.
 */
export const CACHE = join(process.cwd(), "node_modules", ".cache", "axion");

/**
 * The path of the dump of a migrated embedded database, which `globalSetup` makes. Tests restore it instead of running
 * the migrations.
 */
export const migratedCopy = () => process.env.MIGRATED_COPY!;

/**
 * The folder of the built api, for tests that start it as a process. `globalSetup` sets this path; the first of these
 * tests builds the api there.
 */
export const builtCopy = () => process.env.BUILT_COPY!;

/** More bytes than the directories of all tests that run at the same time. */
const ENOUGH = 4 * 2 ** 30;

/**
 * The folder for temporary directories: TMPDIR if it is set; otherwise in memory if there is room, because syncing and
 * deleting files takes time.
 */
export function temporaryFolder() {
  if (process.env.TMPDIR) return tmpdir();
  try {
    accessSync("/dev/shm", constants.W_OK);
    const { bavail, bsize } = statfsSync("/dev/shm");
    return Math.min(bavail * bsize, freemem()) > ENOUGH ? "/dev/shm" : tmpdir();
  } catch {
    return tmpdir();
  }
}
