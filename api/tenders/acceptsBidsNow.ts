import type { DataSource } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/** Decides by the database's clock, which is read once for all tenders of a query level. */
export async function acceptsBidsNow(context: Context, tender: Tender) {
  return acceptsBids(tender, await loadBatched(context, clockFor, "now"));
}

async function clockFor(db: DataSource, keys: readonly string[]) {
  const now = await databaseClock(db.manager);
  return keys.map(() => now);
}

/** The same condition as acceptsBids, as SQL on a row of tenders with the alias `tender`. */
export const ACCEPTS_BIDS = "tender.status = 'open' AND tender.deleted_at IS NULL AND tender.closing_date >= now()";
