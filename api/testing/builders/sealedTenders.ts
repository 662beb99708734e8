import { createHash } from "node:crypto";

import type { DataSource } from "typeorm";

import { wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";
import { createKeyIfSealed } from "#api/tenders/sealed/sealedTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { aTender, type Seed } from "#api/testing/builders/builders.ts";

export const aWrappingKey = (name = "only for tests") => createHash("sha256").update(name).digest();

/** The wrapping keys that `testApp` uses. */
export const TEST_WRAPPING_KEYS = wrappingKeysOf({ keys: [aWrappingKey()] });

/** An open sealed tender with its key. One administrator's approval is enough to open its bids. */
export const aSealedTender =
  (overrides: Partial<Tender> = {}, wrappingKeys = TEST_WRAPPING_KEYS): Seed<Tender> =>
  async (tx) => {
    const tender = await aTender({ sealed: true, ...overrides })(tx);
    await createKeyIfSealed(tx, wrappingKeys, tender);
    return tender;
  };

/**
 * Moves the closing time of a tender into the past, so that it can be opened. Moves the creation of all accounts
 * further back, because only users who were administrators at the closing time may open the tender.
 */
export async function closeForOpening({ db }: { db: DataSource }, id: string) {
  await db.query("UPDATE users SET created_at = created_at - interval '1 hour'");
  await db.manager.update(Tender, id, {
    closingDate: new Date(Date.now() - SETTLING_MS - 2000),
    openingDate: new Date(Date.now() - 3_600_000),
  });
}
