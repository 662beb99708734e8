import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const MEGABYTE = randomBytes(2 ** 20);
/** PostgreSQL's recovery may need a new file of its write-ahead log, which has 16 MB. */
const NEEDED_MB = 20;

/**
 * True if the disk has room for what the embedded database needs to open. Writes a test file, because the size of free
 * space does not show quotas.
 */
export function hasRoom(directory: string) {
  const probe = join(directory, "room.probe");
  try {
    const file = openSync(probe, "w");
    try {
      for (let written = 0; written < NEEDED_MB * MEGABYTE.length;)
        written += writeSync(file, MEGABYTE, 0, MEGABYTE.length);
    } finally {
      closeSync(file);
    }
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}
