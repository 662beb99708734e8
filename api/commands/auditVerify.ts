import "reflect-metadata";

import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { verifyOutcomes } from "#api/bids/trail/verifyOutcomes.ts";
import { runCommand } from "#api/commands/runCommand.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { readEnvironment } from "#api/environment.ts";

/**
 * `npm run audit:verify`: verifies the audit trail's hash chains and signed days, and reports the first broken event,
 * day or head. Then compares the trail with the tables that decide or prove an outcome, and reports the differences.
 * After a problem, the exit code is 1.
 */
runCommand("The audit trail is broken or could not be read", async () => {
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR } = readEnvironment();
  const { db, close } = await (DATABASE_URL ? openServer(DATABASE_URL, DATABASE_POOL) : openEmbedded(DATA_DIR));
  try {
    return `${await verifyAudit(db, DATA_DIR)}\n${await verifyOutcomes(db)}`;
  } finally {
    await close();
  }
});
