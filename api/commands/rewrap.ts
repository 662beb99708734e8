import "reflect-metadata";

import { runCommand } from "#api/commands/runCommand.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { openWrappingKeys } from "#api/database/openWrappingKeys.ts";
import { rewrapTenderKeys } from "#api/database/rewrapTenderKeys.ts";
import { ownerUrl, readEnvironment, wrappingKeySettings } from "#api/environment.ts";

/**
 * `npm run rewrap`: encrypts ("wraps") the tender keys with the new SEAL_KEY. SEAL_KEY_OLD must be the previous key.
 * The command connects as the owner of the tables, because the application's database role may not change the keys.
 */
runCommand("The keys of the seals could not be wrapped", async () => {
  const environment = readEnvironment();
  const wrappingKeys = openWrappingKeys(wrappingKeySettings(environment));
  if (!wrappingKeys.canWrap) throw new Error("Set SEAL_KEY to the new key, and SEAL_KEY_OLD to the one before");
  const { db, close } = environment.DATABASE_URL
    ? await openServer(ownerUrl(environment))
    : await openEmbedded(environment.DATA_DIR);
  try {
    const count = await rewrapTenderKeys(db, wrappingKeys);
    return `${count} ${count === 1 ? "key was" : "keys were"} wrapped by the current key. SEAL_KEY_OLD can be removed.`;
  } finally {
    await close();
  }
});
