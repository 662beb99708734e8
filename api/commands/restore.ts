import "reflect-metadata";

import { closeSync, openSync, readSync } from "node:fs";
import { parseArgs } from "node:util";

import { runCommand } from "#api/commands/runCommand.ts";
import { restoreEmbedded } from "#api/database/backup/restoreEmbedded.ts";
import { restoreServer } from "#api/database/backup/restoreServer.ts";
import { ownerUrl, readEnvironment, runtimeRole } from "#api/environment.ts";

/**
 * `npm run restore -- FILE`: restores a backup into an empty database; with `--overwrite` it replaces an existing one.
 */
runCommand("The backup could not be restored", async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { overwrite: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error("Name the backup: npm run restore -- FILE");
  const environment = readEnvironment();
  const { DATA_DIR, DATABASE_URL } = environment;
  const { overwrite } = values;
  const restored = isOfServer(file)
    ? await restoreServer(
        { url: serverOnly(ownerUrl(environment)), runtime: runtimeRole(environment), overwrite },
        file,
      )
    : await restoreEmbedded(embeddedOnly(DATA_DIR, DATABASE_URL), file, { overwrite });
  return `Restored ${file}: ${restored}`;
});

function isOfServer(file: string) {
  const start = Buffer.alloc(5);
  const opened = openSync(file, "r");
  readSync(opened, start);
  closeSync(opened);
  if (start.toString("latin1") === "PGDMP") return true;
  if (start.readUInt16BE() === 0x1f8b) return false;
  throw new Error(`${file} is not a backup`);
}

function serverOnly(url: string) {
  if (!url) throw new Error("This is a backup of a PostgreSQL server: name an empty database in DATABASE_URL");
  return url;
}

function embeddedOnly(directory: string, url: string) {
  if (url)
    throw new Error(
      "This is a backup of the embedded database: unset DATABASE_URL, and name an empty directory in DATA_DIR",
    );
  return directory;
}
