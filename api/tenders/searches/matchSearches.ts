import { setImmediate } from "node:timers/promises";

import type { DataSource, EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import {
  MOST_SEARCHES,
  matchesSearch,
  searchFilter,
  type SearchDelivery,
} from "#api/tenders/searches/savedSearch.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";
import type { FilteredTender } from "#api/tenders/lists/tenderFilter.rules.ts";

/** The maximum number of tenders that one transaction matches, and of searches that one statement reads. */
const TENDERS_AT_ONCE = 20;
const SEARCHES_AT_ONCE = 5_000;
/** The number of distinct queries that are evaluated without a pause. */
const QUERIES_AT_ONCE = 100;

/**
 * SHARE is the number of a user's searches that are matched in one turn. After TURNS turns, all searches are matched.
 */
const SHARE = 4;
const TURNS = Math.ceil(MOST_SEARCHES / SHARE);
const LAST_PLACE = 2_147_483_647;

interface Change {
  id: string;
  turn: number;
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
 * Matches new and changed tenders on Browse Tenders with the saved searches, and notifies the owner of each search that
 * newly matches, once per tender. Of several processes, only one processes a change. Each turn is a transaction that
 * matches a few searches of each user, so that a user with many searches does not delay the notices of others.
 */
export async function matchSearches(db: DataSource) {
  while ((await db.transaction(matchTurn)) > 0);
}

/**
 * Claims the changes with the lowest turn, and matches them with the next SHARE searches of each user.
 * @returns The number of claimed changes
 */
async function matchTurn(tx: EntityManager) {
  const [claimed] = await tx.query<[Change[], number]>(
    `UPDATE tenders_to_match SET turn = turn + 1
      WHERE id IN (SELECT id FROM tenders_to_match WHERE turn = (SELECT min(turn) FROM tenders_to_match)
                    ORDER BY id LIMIT ${TENDERS_AT_ONCE} FOR UPDATE SKIP LOCKED)
     RETURNING id, turn, tender_id AS "tenderId", before, changed_at AS "changedAt"`,
  );
  if (claimed.length === 0) return 0;
  const { turn } = claimed[0]!;
  const tenders = await readShown(
    tx,
    claimed.map(({ tenderId }) => tenderId),
  );
  const now = await databaseClock(tx);
  for (let after = ""; tenders.size > 0;) {
    const searches = await readSearches(tx, turn, after);
    await notifyMatches(tx, tenders, await storeMatches(tx, await matchesIn(searches, claimed, tenders, now)));
    if (searches.length < SEARCHES_AT_ONCE) break;
    after = searches.at(-1)!.id;
  }
  if (turn >= TURNS || tenders.size === 0)
    await tx.query("DELETE FROM tenders_to_match WHERE id = ANY ($1)", [claimed.map(({ id }) => id)]);
  return claimed.length;
}

async function readShown(tx: EntityManager, ids: readonly string[]) {
  const tenders = rawRowsOf(tx.dataSource, Tender);
  const rows = await tx.query<object[]>(
    `SELECT ${tenders.columns()} FROM tenders WHERE id = ANY ($1) AND status = 'open' AND deleted_at IS NULL`,
    [ids],
  );
  return new Map(rows.map((row) => tenders.read(row)).map((tender) => [tender.id, tender]));
}

/** Reads each user's searches for this turn, after the id `after`. The last turn reads all remaining searches. */
const readSearches = (tx: EntityManager, turn: number, after: string) =>
  tx.query<Search[]>(
    `SELECT id, user_id AS "userId", name, query, delivery, created_at AS "createdAt" FROM saved_searches
      WHERE place > $1 AND place <= $2 AND id > coalesce(nullif($3, '')::uuid, '00000000-0000-0000-0000-000000000000')
      ORDER BY id LIMIT ${SEARCHES_AT_ONCE}`,
    [(turn - 1) * SHARE, turn < TURNS ? turn * SHARE : LAST_PLACE, after],
  );

/**
 * Finds the tenders that match a search now and did not match before their change. Evaluates each distinct query once,
 * because many users save the same query.
 */
async function matchesIn(
  searches: readonly Search[],
  changes: readonly Change[],
  tenders: ReadonlyMap<string, Tender>,
  now: Date,
): Promise<Match[]> {
  const matches: Match[] = [];
  for (const [count, [query, alike]] of [...byKey(searches, ({ query }) => query)].entries()) {
    // Let the process answer requests in between.
    if (count % QUERIES_AT_ONCE === 0) await setImmediate();
    const filter = searchFilter(query);
    for (const { tenderId, before, changedAt } of changes) {
      const tender = tenders.get(tenderId);
      if (!tender || !matchesSearch(tender, filter, now) || (before && matchesSearch(before, filter, now))) continue;
      for (const search of alike) if (search.createdAt < changedAt) matches.push({ ...search, tenderId });
    }
  }
  return matches;
}

/**
 * Stores the matches that are not stored yet.
 * @returns The stored matches
 */
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

async function notifyMatches(tx: EntityManager, tenders: ReadonlyMap<string, Tender>, matches: readonly Match[]) {
  for (const [tenderId, matched] of byKey(matches, (match) => match.tenderId)) {
    const people = matched.map(({ id, userId, name, delivery }) => ({
      userId,
      reason: "search" as const,
      occurrence: id,
      delivery: delivery === "never" ? ("portal" as const) : delivery,
      facts: { search: id, name },
    }));
    await notify(tx, { kind: "searchMatched", tenderId, facts: tenderFacts(tenders.get(tenderId)!) }, people);
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
