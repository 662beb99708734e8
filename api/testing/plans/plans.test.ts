import { Client } from "pg";

import { openServer } from "#api/database/openDatabase.ts";
import { serverUrl } from "#api/testing/database.ts";
import { emptyServerDatabase } from "#api/testing/emptyDatabase.ts";
import { fillManyRows } from "#api/testing/plans/fillManyRows.ts";
import { listedQueries } from "#api/testing/plans/listedQueries.ts";
import { nodesOf, openForPlans, planOf } from "#api/testing/plans/readPlans.ts";

const onServerOnly = serverUrl() ? test : test.skip; // A server fills the tables in seconds, the embedded database in minutes.

// The others have 10,000 rows and fewer here: PostgreSQL reads some filters of so small a table in milliseconds without an index.
const BIG = ["audit_events", "notices", "tender_questions", "outgoing_mails", "tenders", "tender_figures", "bids", "bid_revisions"];

/** A seventh of all bids is in each category: with a further filter the whole table is sooner read than the index of its tenders. */
const BY_CATEGORY = / tenderCategory (ascending|descending)/;

// Thousands of plans, and each statement is run, too.
const MOST_MS = 900_000;

// A count stops at 10,001: of what most rows have, it reads these in the table's own order.
onServerOnly("at 100,000 tenders no listed query reads a whole big table", async () => {
  const database = await emptyServerDatabase();
  const url = database?.url ?? "";
  await (await openServer(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await fillManyRows({ query: async (sql, parameters) => (await client.query<object>(sql, parameters)).rows }, 100_000);
  await client.end();
  const { db, statementOf } = await openForPlans(url);

  const pages = (await listedQueries(db)).filter(({ counts, name }) => !counts && !BY_CATEGORY.test(name));
  const sequential: string[] = [];
  for (const query of pages) {
    const nodes = nodesOf(await planOf(db, await statementOf(query)));
    for (const { "Node Type": type, "Relation Name": table = "" } of nodes) if (type === "Seq Scan" && BIG.includes(table)) sequential.push(`${query.name}: ${table}`);
  }
  await db.destroy();
  await database?.drop();

  expect(pages.length).toBeGreaterThan(500);
  expect(sequential).toEqual([]);
}, MOST_MS);
