import { Client } from "pg";

import { openServer } from "#api/database/openDatabase.ts";
import { serverUrl } from "#api/testing/database.ts";
import { emptyServerDatabase } from "#api/testing/databases/emptyDatabase.ts";
import { fillManyRows } from "#api/testing/plans/fillManyRows.ts";
import { listedQueries } from "#api/testing/plans/listedQueries.ts";
import { LISTS_OF_SCHEMA } from "#api/testing/plans/listsOfSchema.ts";
import { nodesOf, openForPlans, planOf } from "#api/testing/plans/readPlans.ts";

const onServerOnly = serverUrl() ? test : test.skip; // the embedded database takes minutes to fill

// Tables whose plans are checked. The other tables are so small here that PostgreSQL reads them in milliseconds even
// without an index.
const BIG = [
  "audit_events",
  "notices",
  "tender_questions",
  "outgoing_mails",
  "tenders",
  "tender_figures",
  "bids",
  "bid_revisions",
  "users",
  "company_profiles",
  "company_figures",
];

/**
 * Matches the names of queries that sort bids by the tender's category. They are not checked: each category has a
 * seventh of all bids, so with a further filter a sequential scan is faster than an index.
 */
const BY_CATEGORY = / tenderCategory (ascending|descending)/;

/**
 * Matches the names of queries that search for one character. They are not checked: one character contains no trigram,
 * so PostgreSQL cannot use the trigram index.
 */
const ONE_CHARACTER = /\{search:.\}/;

// The test's timeout in milliseconds. The test reads thousands of plans, and also runs each query.
const MOST_MS = 900_000;

/**
 * A count stops at 10,001 rows. If most rows match, a sequential scan finds that many quickly, so the test accepts it.
 */
const COUNTED = 10_001;

/**
 * Counts that read the whole table of tenders. Nearly all tenders are published, so that the filter narrows nothing,
 * and PostgreSQL's estimate of the tenders without bids is wrong. With other samples it may read an index instead.
 */
const KNOWN_SCANS = [
  "count of tenders {published:true,withoutBids:true}: tenders",
  "count of tendersByBids draftsAndWithoutBids {published:true}: tenders",
];

onServerOnly(
  "at 100,000 tenders no listed query reads a whole big table",
  async () => {
    const database = await emptyServerDatabase();
    const url = database?.url ?? "";
    await (await openServer(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await fillManyRows(
      { query: async (sql, parameters) => (await client.query<object>(sql, parameters)).rows },
      100_000,
    );
    await client.end();
    const { db, statementOf } = await openForPlans(url);

    const queries = (await listedQueries(db)).filter(
      ({ name }) => !BY_CATEGORY.test(name) && !ONE_CHARACTER.test(name),
    );
    const sequential: string[] = [];
    for (const query of queries) {
      const nodes = nodesOf(await planOf(db, await statementOf(query)));
      for (const { "Node Type": type, "Relation Name": table = "", "Plan Rows": rows = 0 } of nodes) {
        if (type === "Seq Scan" && BIG.includes(table) && !(query.counts && rows >= COUNTED))
          sequential.push(`${query.name}: ${table}`);
      }
    }
    const unread = Object.entries(LISTS_OF_SCHEMA).filter(
      ([, start]) => !queries.some(({ name }) => name.startsWith(start)),
    );
    await db.destroy();
    await database?.drop();

    expect(queries.length).toBeGreaterThan(500);
    expect(unread).toEqual([]);
    expect(sequential.filter((each) => !KNOWN_SCANS.includes(each))).toEqual([]);
  },
  MOST_MS,
);
