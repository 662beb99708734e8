import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { postgresProgram } from "#api/database/backup/postgresPrograms.ts";

/** Writes pg_dump's custom format: one snapshot of the database, while the product runs. Sessions stay out of it. */
export async function backupServer(url: string, file: Writable) {
  const dump = postgresProgram("pg_dump", url, ["--format=custom", "--no-owner", "--no-privileges", "--exclude-table-data=sessions"]);
  await Promise.all([dump.ended, pipeline(dump.output, file)]);
}
