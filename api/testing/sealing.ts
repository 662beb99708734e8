import { createHash } from "node:crypto";

import type { DataSource } from "typeorm";

import { sealKeys } from "#api/core/seal/sealKeys.ts";
import { SETTLING_MS } from "#api/tenders/lockOpenTender.ts";
import { sealTender } from "#api/tenders/sealTender.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { aTender, type Seed } from "#api/testing/builders.ts";

export const aSealKey = (name = "only for tests") => createHash("sha256").update(name).digest();

/** The keys of the tests' app. */
export const TEST_SEAL = sealKeys({ keys: [aSealKey()] });

/** A sealed tender with its key; it takes bids. One person opens it. */
export const aSealedTender =
  (overrides: Partial<Tender> = {}, seal = TEST_SEAL): Seed<Tender> =>
  async (tx) => {
    const tender = await aTender({ sealed: true, ...overrides })(tx);
    await sealTender(tx, seal, tender);
    return tender;
  };

/** Moves the closing time of a tender into the past, so that it can be opened. */
export const closeForOpening = ({ db }: { db: DataSource }, id: string) =>
  db.manager.update(Tender, id, { closingDate: new Date(Date.now() - SETTLING_MS - 2000), openingDate: new Date(Date.now() - 3_600_000) });
