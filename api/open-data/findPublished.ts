import type { DataSource } from "typeorm";

import { countUpTo } from "#api/core/graphql/connection.ts";
import { limitToSortedPage } from "#api/core/database/sortedPage.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";
import { readPublishedOnes, type PublishedTender } from "#api/open-data/readPublished.ts";
import { fewOf } from "#api/tenders/lists/listTenders.ts";
import { publishedTenders } from "#api/tenders/lists/visibleTenders.ts";
import { publicFilter } from "#api/tenders/searches/savedSearch.rules.ts";

interface Found {
  tenders: PublishedTender[];
  /** True if more tenders follow. */
  more: boolean;
}

/**
 * Reads a page of the published tenders that match a search. Tenders that accept bids are sorted by closing time,
 * earliest first; other tenders latest first. With `newestChangeFirst`, the tender with the newest change comes first.
 * @param query The search filters as a query string, as searchQuery returns them
 */
export async function findPublished(
  db: DataSource,
  query: string,
  { offset = 0, limit, newestChangeFirst = false }: { offset?: number; limit: number; newestChangeFirst?: boolean },
): Promise<Found> {
  const filter = publicFilter(query);
  const field = newestChangeFirst ? "updatedAt" : "closingDate";
  const direction = filter.acceptsBids && !newestChangeFirst ? "ASC" : "DESC";
  const found = (await publishedTenders(db, filter)).select("tender.id", "id");
  const most = fewOf(filter, "closingDate");
  const sorted = { column: `tender.${field}`, id: "tender.id", direction, beyond: null } as const;
  if (most !== false) await limitToSortedPage(found, { ...sorted, limit: offset + limit + 1, few: { most } });
  const rows = await found
    .orderBy(sorted.column, direction)
    .addOrderBy(sorted.id, direction)
    .offset(offset)
    .limit(limit + 1)
    .getRawMany<{ id: string }>();
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { tenders: ids.length > 0 ? await readPublishedOnes(db, ids) : [], more: rows.length > limit };
}

/** Counts the published tenders that match a search, up to MOST_COUNTED. */
export async function countPublished(db: DataSource, query: string) {
  const count = await countUpTo(MOST_COUNTED + 1, await publishedTenders(db, publicFilter(query)));
  return { count: Math.min(count, MOST_COUNTED), countIsExact: count <= MOST_COUNTED };
}
