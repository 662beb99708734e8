import "reflect-metadata";

import { command } from "#api/command.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { openSealKeys } from "#api/database/openSealKeys.ts";
import { rewrapSeals } from "#api/database/rewrapSeals.ts";
import { readEnvironment, sealSettings } from "#api/environment.ts";

/** `npm run rewrap`: wraps the keys of sealed tenders by the new SEAL_KEY; SEAL_KEY_OLD names the one before. */
command("The keys of the seals could not be wrapped", async () => {
  const environment = readEnvironment();
  const seal = openSealKeys(sealSettings(environment));
  if (!seal.canSeal) throw new Error("Set SEAL_KEY to the new key, and SEAL_KEY_OLD to the one before");
  const { db, close } = environment.DATABASE_URL ? await openServer(environment.DATABASE_URL) : await openEmbedded(environment.DATA_DIR);
  try {
    const count = await rewrapSeals(db, seal);
    return `${count} ${count === 1 ? "key was" : "keys were"} wrapped by the current key. SEAL_KEY_OLD can be removed.`;
  } finally {
    await close();
  }
});
