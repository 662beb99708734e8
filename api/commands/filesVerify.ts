import "reflect-metadata";

import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { runCommand } from "#api/commands/runCommand.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { openWrappingKeys } from "#api/database/openWrappingKeys.ts";
import { readEnvironment, wrappingKeySettings } from "#api/environment.ts";
import { filesIn, folderStore } from "#api/files/store/folderStore.ts";
import { checkInWords, verifyFiles } from "#api/files/verifyFiles.ts";

/**
 * `npm run files:verify`: reads every uploaded file. Reports missing and altered files, and other files in the same
 * folder. If it reports a file, the exit code is 1.
 */
runCommand("The uploaded files are not as they were uploaded, or could not be read", async () => {
  const environment = readEnvironment();
  const { DATABASE_URL, DATABASE_POOL, DATA_DIR } = environment;
  const { db, close } = await (DATABASE_URL ? openServer(DATABASE_URL, DATABASE_POOL) : openEmbedded(DATA_DIR));
  try {
    const files = { store: folderStore(filesIn(DATA_DIR)), purposes: filePurposes };
    return checkInWords(await verifyFiles(db, files, openWrappingKeys(wrappingKeySettings(environment))));
  } finally {
    await close();
  }
});
