import type { DataSource } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/** Reads the database's clock, once for all tenders on one level of a GraphQL query. */
export const clockNow = (context: Pick<Context, "db" | "loaders">) => loadBatched(context, clockFor, "now");

/** True if the tender accepts bids now, by the database's clock. */
export const acceptsBidsNow = async (context: Context, tender: Tender) => acceptsBids(tender, await clockNow(context));

async function clockFor(db: DataSource, keys: readonly string[]) {
  const now = await databaseClock(db.manager);
  return keys.map(() => now);
}
