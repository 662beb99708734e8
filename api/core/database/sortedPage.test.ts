import type { SelectQueryBuilder } from "typeorm";

import { type Order, type OrderDirection, type Page, readPage } from "#api/core/graphql/connection.ts";
import { aggregateFigures, TenderFigures } from "#api/tenders/lists/TenderFigures.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { aTender } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

/**
 * The values of `few` with which each list is read: none, a limit below every estimate of the planner, and a limit
 * above every estimate.
 */
const WAYS = [undefined, { most: 0.1 }, { most: 1e9 }];

/**
 * Creates so many tenders that PostgreSQL finds a few of them by an index instead of a table scan. Several tenders have
 * equal values, so that the order depends on the id.
 */
async function manyTenders() {
  const api = await testApp();
  const { tenderNumber: _number, ...first } = await api.has(aTender({ location: "Lomé" }));
  await api.db.query(
    `INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, status, created_by)
     SELECT 'N-' || n, 'T-' || n % 3, repeat('A bridge over the Mpoko. ', 80), category, 1000 - n, 2000, opening_date, closing_date, CASE WHEN n % 40 = 0 THEN 'Bangui' ELSE 'Lomé' END, country, 'ISO 9001', 'open', created_by
       FROM tenders, generate_series(1, 600) AS n WHERE tenders.id = $1`,
    [first.id],
  );
  await api.db.query("ANALYZE tenders");
  const ids = (await api.db.query<{ id: string }[]>("SELECT id FROM tenders WHERE location = 'Bangui'")).map(
    ({ id }) => id,
  );
  return {
    api,
    rows: () => api.db.getRepository(Tender).createQueryBuilder("tender").where("tender.id = ANY(:ids)", { ids }),
  };
}

/** Reads all pages and returns the ids of their rows in order. */
async function everyPage(rows: () => SelectQueryBuilder<Tender>, order: Order) {
  const found: string[] = [];
  let page: Page<Tender> | undefined;
  do {
    page = await readPage(rows(), { first: 4, after: page?.pageInfo.endCursor }, order);
    found.push(...page.nodes.map(({ id }) => id));
  } while (page.pageInfo.hasNextPage);
  return found;
}

const DIRECTIONS = ["ascending", "descending"] satisfies OrderDirection[];

test.each(DIRECTIONS)("a list is the same over all pages whichever way its pages are found: %s", async (direction) => {
  const { rows } = await manyTenders();

  for (const field of ["title", "budgetMin", "createdAt", "id"]) {
    const lists = await Promise.all(WAYS.map((few) => everyPage(rows, { field, direction, few })));
    expect(new Set(lists[0]).size).toBe(15);
    for (const list of lists) expect([field, list]).toEqual([field, lists[0]]);
  }
});

test.each(DIRECTIONS)(
  "a list in the order of another table is the same whether that is joined or looked up, row by row: %s",
  async (direction) => {
    const { api, rows } = await manyTenders();
    await aggregateFigures(api.db);
    await api.db.query(
      "UPDATE tender_figures SET bids = n % 4 FROM (SELECT tender_id AS id, row_number() OVER () AS n FROM tender_figures) AS numbered WHERE tender_id = id",
    );
    const [uncounted] = await rows().getMany();
    await api.db.query("DELETE FROM tender_figures WHERE tender_id = $1", [uncounted!.id]);
    const joined = () => rows().innerJoin(TenderFigures, "figures", "figures.tenderId = tender.id");
    const lookup = {
      rows: rows(),
      column: "(SELECT one.bids FROM tender_figures one WHERE one.tender_id = tender.id)",
    };
    const order: Order = { field: "bidCount", direction, sortedBy: { column: "figures.bids", id: "figures.tenderId" } };

    const lists = await Promise.all(WAYS.map((few) => everyPage(joined, { ...order, few: few && { ...few, lookup } })));

    expect(new Set(lists[0]).size).toBe(14);
    expect(lists).toEqual([lists[0], lists[0], lists[0]]);
    const [estimate, page] = await api.statementsOf(() =>
      readPage(joined(), { first: 4 }, { ...order, few: { most: 1e9, lookup } }),
    );
    expect(estimate).not.toContain("tender_figures");
    expect(page).toContain("SELECT one.bids");
  },
);

test("few rows that have an index are read as a whole, of which no order is known within; others are found by the order", async () => {
  const { api, rows } = await manyTenders();
  const pageOf = async (few: number, list = rows()) => {
    const [estimate, page, ...more] = await api.statementsOf(() =>
      readPage(list, { first: 4 }, { field: "title", direction: "ascending", few: { most: few } }),
    );
    expect(estimate).toContain("EXPLAIN");
    expect(more).toEqual([]);
    return page;
  };
  const whole = api.db.getRepository(Tender).createQueryBuilder("tender").where("tender.requirements <> ''");

  expect(await pageOf(1e9)).toContain("OFFSET 0");
  expect(await pageOf(0.1)).not.toContain("OFFSET 0");
  expect(await pageOf(1e9, whole)).not.toContain("OFFSET 0");
});
