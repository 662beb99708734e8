import type { DataSource } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";
import { countsConcerned } from "#api/notices/people.ts";

/** How many people a change of each tender would be told, but the one who makes it. */
export const countConcerned = (by: string) => async (db: DataSource, tenderIds: readonly string[]) => {
  const counts = await countsConcerned(db, tenderIds, by);
  return inOrder(tenderIds, counts, ({ tenderId }) => tenderId).map((row) => row?.people ?? 0);
};
