import type { DataSource } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";

/**
 * Counts, for each saved search, the tenders that have matched since the user last viewed the search. Only tenders that
 * Browse Tenders still lists count.
 */
export async function newMatchesOf(db: DataSource, searchIds: readonly string[]) {
  const rows = await db.query<{ id: string; count: number }[]>(
    `SELECT search.id, count(*)::int AS count
       FROM saved_searches AS search
       JOIN saved_search_matches AS matched ON matched.search_id = search.id AND matched.matched_at > search.seen_at
       JOIN tenders ON tenders.id = matched.tender_id AND tenders.status = 'open' AND tenders.deleted_at IS NULL
      WHERE search.id = ANY ($1) GROUP BY search.id`,
    [searchIds],
  );
  return inOrder(searchIds, rows, ({ id }) => id).map((row) => row?.count ?? 0);
}
