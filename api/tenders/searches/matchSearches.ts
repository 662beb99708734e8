import type { DataSource, EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { plainRows } from "#api/core/database/plainRows.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import { matchesSearch, searchFilter, type SearchDelivery } from "#api/tenders/searches/savedSearch.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";
import type { FilteredTender } from "#api/tenders/tenderFilter.rules.ts";

/** Tenders of one transaction, and searches of one statement. */
const TENDERS_AT_ONCE = 20;
const SEARCHES_AT_ONCE = 5_000;

interface Change {
  tenderId: string;
  before: FilteredTender | null;
  changedAt: Date;
}

interface Search {
  id: string;
  userId: string;
  name: string;
  query: string;
  delivery: SearchDelivery;
  createdAt: Date;
}

interface Match extends Search {
  tenderId: string;
}

/**
 * Matches tenders that came to Browse Tenders, or were changed there, with the searches that were saved before: each change once, by
 * whichever process. Who has a search that newly matches is told, of one tender once.
 */
export async function matchSearches(db: DataSource) {
  for (let claimed = TENDERS_AT_ONCE; claimed === TENDERS_AT_ONCE; ) claimed = await db.transaction(matchSome);
}

async function matchSome(tx: EntityManager) {
  const changes = await tx.query<[Change[], number]>(
    `DELETE FROM tenders_to_match WHERE id IN (SELECT id FROM tenders_to_match ORDER BY id LIMIT ${TENDERS_AT_ONCE} FOR UPDATE SKIP LOCKED)
     RETURNING tender_id AS "tenderId", before, changed_at AS "changedAt"`,
  );
  const [claimed] = changes;
  if (claimed.length === 0) return 0;
  const tenders = await readShown(tx, claimed.map(({ tenderId }) => tenderId));
  const now = await databaseClock(tx);
  for (let after = ""; tenders.size > 0; ) {
    const searches = await readSearches(tx, after);
    await tellMatches(tx, tenders, await storeMatches(tx, matchesIn(searches, claimed, tenders, now)));
    if (searches.length < SEARCHES_AT_ONCE) break;
    after = searches.at(-1)!.id;
  }
  return claimed.length;
}

async function readShown(tx: EntityManager, ids: readonly string[]) {
  const tenders = plainRows(tx.dataSource, Tender);
  const rows = await tx.query<object[]>(`SELECT ${tenders.columns()} FROM tenders WHERE id = ANY ($1) AND status = 'open' AND deleted_at IS NULL`, [ids]);
  return new Map(rows.map((row) => tenders.read(row)).map((tender) => [tender.id, tender]));
}

const readSearches = (tx: EntityManager, after: string) =>
  tx.query<Search[]>(
    `SELECT id, user_id AS "userId", name, query, delivery, created_at AS "createdAt" FROM saved_searches
      WHERE id > coalesce(nullif($1, '')::uuid, '00000000-0000-0000-0000-000000000000') ORDER BY id LIMIT ${SEARCHES_AT_ONCE}`,
    [after],
  );

/** Many people search alike: each query is tried once. */
function matchesIn(searches: readonly Search[], changes: readonly Change[], tenders: ReadonlyMap<string, Tender>, now: Date): Match[] {
  return [...byKey(searches, ({ query }) => query)].flatMap(([query, alike]) => {
    const filter = searchFilter(query);
    return changes.flatMap(({ tenderId, before, changedAt }) => {
      const tender = tenders.get(tenderId);
      if (!tender || !matchesSearch(tender, filter, now) || (before && matchesSearch(before, filter, now))) return [];
      return alike.filter(({ createdAt }) => createdAt < changedAt).map((search) => ({ ...search, tenderId }));
    });
  });
}

/** @returns those that had not matched before */
async function storeMatches(tx: EntityManager, matches: readonly Match[]) {
  if (matches.length === 0) return [];
  const stored = await tx.query<{ searchId: string; tenderId: string }[]>(
    `INSERT INTO saved_search_matches (search_id, tender_id)
     SELECT search.id, wanted.tender_id FROM unnest($1::uuid[], $2::uuid[]) AS wanted (search_id, tender_id)
       JOIN saved_searches AS search ON search.id = wanted.search_id ORDER BY search.id, wanted.tender_id
     ON CONFLICT DO NOTHING RETURNING search_id AS "searchId", tender_id AS "tenderId"`,
    [matches.map(({ id }) => id), matches.map(({ tenderId }) => tenderId)],
  );
  const isNew = new Set(stored.map(({ searchId, tenderId }) => `${searchId} ${tenderId}`));
  return matches.filter(({ id, tenderId }) => isNew.delete(`${id} ${tenderId}`));
}

async function tellMatches(tx: EntityManager, tenders: ReadonlyMap<string, Tender>, matches: readonly Match[]) {
  for (const [tenderId, told] of byKey(matches, (match) => match.tenderId)) {
    const people = told.map(({ id, userId, name, delivery }) => ({
      userId,
      reason: "search" as const,
      occurrence: id,
      delivery: delivery === "never" ? ("portal" as const) : delivery,
      facts: { search: id, name },
    }));
    await tell(tx, { kind: "searchMatched", tenderId, facts: tenderFacts(tenders.get(tenderId)!) }, people);
  }
}

function byKey<T>(rows: readonly T[], keyOf: (row: T) => string) {
  const found = new Map<string, T[]>();
  for (const row of rows) {
    const alike = found.get(keyOf(row));
    if (alike) alike.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}
