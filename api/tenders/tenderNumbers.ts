import type { DataSource } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";

/** The numbers of these tenders, of deleted ones too. */
export async function tenderNumbersOf(db: DataSource, ids: readonly string[]) {
  const rows = await db.query<{ id: string; tenderNumber: string }[]>('SELECT id, tender_number AS "tenderNumber" FROM tenders WHERE id = ANY ($1)', [ids]);
  return inOrder(ids, rows, ({ id }) => id).map((row) => row?.tenderNumber ?? null);
}
