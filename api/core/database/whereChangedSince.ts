import type { ObjectLiteral, SelectQueryBuilder, DataSource } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refusal } from "#api/core/rules/refusal.ts";

/**
 * Restricts a query to rows that changed at or after `changedSince`; does nothing without this time. Refuses
 * BAD_USER_INPUT for a time in the future.
 */
export async function whereChangedSince(
  rows: SelectQueryBuilder<ObjectLiteral>,
  changedSince: Date | null | undefined,
  column = "updatedAt",
) {
  if (!changedSince) return;
  await refuseFuture(rows.dataSource, changedSince);
  rows.andWhere(`${rows.alias}.${column} >= :changedSince`, { changedSince });
}

const IN_FUTURE = "changedSince is in the future, by the database's clock: send the changesUntil of an earlier answer";

/** Refuses BAD_USER_INPUT for a `changedSince` in the future, because the list would omit the changes until then. */
export async function refuseFuture(db: Pick<DataSource, "manager">, changedSince: Date | null | undefined) {
  if (changedSince && changedSince > (await databaseClock(db.manager)))
    throw refusal("BAD_USER_INPUT", IN_FUTURE, { changedSince: IN_FUTURE });
}
