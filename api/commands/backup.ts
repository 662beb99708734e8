import "reflect-metadata";

import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { parseArgs } from "node:util";

import { runCommand } from "#api/commands/runCommand.ts";
import { backupEmbedded } from "#api/database/backup/backupEmbedded.ts";
import { backupServer } from "#api/database/backup/backupServer.ts";
import { syncPath } from "#api/database/SyncedFiles.ts";
import { ownerUrl, readEnvironment } from "#api/environment.ts";

/**
 * `npm run backup [-- FILE]`: writes a consistent copy of the database to FILE, even while the application runs. The
 * default name of FILE contains the current time. A copy of the embedded database also contains the uploaded files; a
 * copy of a database on a server contains only the database. If the backup fails, no FILE is created.
 */
runCommand("The database could not be backed up", async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const environment = readEnvironment();
  const onServer = environment.DATABASE_URL !== "";
  const now = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const file = positionals[0] ?? `axion-${now}.${onServer ? "dump" : "tar.gz"}`;
  if (existsSync(file)) throw new Error(`${file} exists already`);
  const unfinished = `${file}.unfinished`;
  try {
    // A backup contains every bid and password hash, so only its owner may read the file.
    const stream = (await open(unfinished, "w", 0o600)).createWriteStream();
    await (onServer ? backupServer(ownerUrl(environment), stream) : backupEmbedded(environment.DATA_DIR, stream));
    await syncPath(unfinished);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return `Backed up to ${file}, ${Math.ceil(statSync(file).size / 1024).toLocaleString("en-US")} kB.`;
});
