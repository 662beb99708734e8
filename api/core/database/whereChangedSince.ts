import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";

import { refuseFuture } from "#api/core/database/refuseFuture.ts";

/** Keeps the rows that changed at or after this time, if one is given. Refuses BAD_USER_INPUT for a time in the future. */
export async function whereChangedSince(rows: SelectQueryBuilder<ObjectLiteral>, changedSince: Date | null | undefined, column = "updatedAt") {
  if (!changedSince) return;
  await refuseFuture(rows.dataSource, changedSince);
  rows.andWhere(`${rows.alias}.${column} >= :changedSince`, { changedSince });
}
