import { randomBytes } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const MEGABYTE = randomBytes(2 ** 20);
/** To recover from a crash, PostgreSQL may need a new file for its write-ahead log, which takes 16 MB. */
const NEEDED_MB = 20;

/**
 * Whether the disk has NEEDED_MB of room, which the embedded database may need to open. Writes a test file, because the
 * reported free space does not account for quotas.
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
