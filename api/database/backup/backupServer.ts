import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { postgresProgram } from "#api/database/backup/postgresPrograms.ts";

/**
 * Writes one snapshot of the database in pg_dump's custom format, without sessions and without the uploaded files. The
 * server process may be running.
 */
export async function backupServer(url: string, file: Writable) {
  const dump = postgresProgram("pg_dump", url, [
    "--format=custom",
    "--no-owner",
    "--no-privileges",
    "--exclude-table-data=sessions",
  ]);
  await Promise.all([dump.ended, pipeline(dump.output, file)]);
}
