import "reflect-metadata";

import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { command } from "#api/command.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { readEnvironment } from "#api/environment.ts";

/** `npm run audit:verify`: recomputes the audit trail, and names the first row, day or head that is broken, with exit code 1. */
command("The audit trail is broken or could not be read", async () => {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR } = readEnvironment();
  const { db, close } = await (DATABASE_URL ? openServer(DATABASE_URL, DATABASE_POOL) : openEmbedded(DATA_DIR));
  try {
    return await verifyAudit(db, DATA_DIR);
  } finally {
    await close();
  }
});
