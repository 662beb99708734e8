import type { DataSource } from "typeorm";

import { Bid } from "#api/bids/Bid.ts";
import { type CompanyListRow } from "#api/bids/companies/CompanyListRow.ts";
import { rawRowsOf } from "#api/core/database/rawRowsOf.ts";
import { cursorsOf, type Page } from "#api/core/graphql/connection.ts";
import { grouped, inOrder } from "#api/core/graphql/batch.ts";
import { MOST_COUNTED } from "#api/core/rules/page.rules.ts";

export type CompanyFigures = Pick<CompanyListRow, "bidCount" | "wins" | "awardedValue">;

/** Reads the figures of each company; undefined for an account without a profile and for a deleted account. */
export async function companyFiguresOf(
  db: DataSource,
  ids: readonly string[],
): Promise<(CompanyFigures | undefined)[]> {
  const found = await db.query<(CompanyFigures & { id: string })[]>(
    'SELECT id, bid_count AS "bidCount", wins, awarded_value::float8 AS "awardedValue" FROM companies WHERE id = ANY ($1)',
    [ids],
  );
  return inOrder(ids, found, ({ id }) => id);
}

async function liveBidCounts(db: DataSource, ids: readonly string[]) {
  const found = await db.query<{ id: string; count: number }[]>(
    "SELECT company_id AS id, count(*)::int AS count FROM bids WHERE company_id = ANY ($1) AND withdrawn_at IS NULL GROUP BY company_id",
    [ids],
  );
  return new Map(found.map(({ id, count }) => [id, count]));
}

/**
 * Reads the first page of each company's live bids, newest first.
 * @param keys Results of keyOf: a company's id and the page size. All keys with the same page size are read in one SQL
 * statement.
 */
export async function firstBidsOf(db: DataSource, keys: readonly string[]): Promise<Page<Bid>[]> {
  const requested = keys.map((key) => key.split(" ") as [id: string, first: string]);
  let counting: ReturnType<typeof liveBidCounts> | undefined;
  const count = async (id: string) =>
    (
      await (counting ??= liveBidCounts(
        db,
        requested.map(([one]) => one),
      ))
    ).get(id) ?? 0;
  const pages = new Map<string, Page<Bid>>();
  for (const first of new Set(requested.map(([, each]) => Number(each)))) {
    const ids = requested.filter(([, each]) => Number(each) === first).map(([id]) => id);
    const found = grouped(ids, await readFirstBids(db, ids, first + 1), ({ companyId }) => companyId);
    for (const [place, id] of ids.entries())
      pages.set(
        keyOf(id, first),
        pageOf(found[place]!, first, () => count(id)),
      );
  }
  return keys.map((key) => pages.get(key)!);
}

export const keyOf = (id: string, first: number) => `${id} ${first}`;

async function readFirstBids(db: DataSource, ids: readonly string[], limit: number) {
  const bids = rawRowsOf(db, Bid);
  const rows = await db.query<object[]>(
    `SELECT ${bids.columns("bid")} FROM unnest($1::uuid[]) AS company (id)
      CROSS JOIN LATERAL (SELECT * FROM submitted_bids WHERE company_id = company.id AND withdrawn_at IS NULL ORDER BY submitted_at DESC, id DESC LIMIT $2) AS bid
      ORDER BY bid.submitted_at DESC, bid.id DESC`,
    [ids, limit],
  );
  return rows.map((row) => bids.read(row));
}

function pageOf(bids: Bid[], first: number, count: () => Promise<number>): Page<Bid> {
  const nodes = bids.slice(0, first);
  return {
    nodes,
    ...cursorsOf(nodes, { field: "submittedAt", direction: "descending" }, { hasNextPage: bids.length > first }),
    totalCount: async () => Math.min(await count(), MOST_COUNTED),
    totalCountIsExact: async () => (await count()) <= MOST_COUNTED,
  };
}
