import "reflect-metadata";

import pg from "pg";

import { openServer } from "#api/database/openDatabase.ts";
import { fillManyRows } from "#api/testing/plans/fillManyRows.ts";
import { listedQueries } from "#api/testing/plans/listedQueries.ts";
import type { ListedQuery } from "#api/testing/plans/queriesOf.ts";
import { nodesOf, openForPlans, planOf, type Plan, type Statement } from "#api/testing/plans/readPlans.ts";
import { benchDatabase } from "./benchDatabase.ts";

/**
 * `npm run bench:plans`: measures the plans and times of the listed queries at 1,000,000 tenders, in a temporary
 * database on the server of TEST_DATABASE_URL or DATABASE_URL, whose user must be a superuser. `-- --quick` uses
 * 100,000 tenders; any other word selects queries by name. If queries exceed their limits, lists them and exits with
 * code 1.
 */
const words = process.argv.slice(2).filter((word) => word !== "--quick");
const quick = process.argv.includes("--quick");
const TENDERS = quick ? 100_000 : 1_000_000;
const RUNS = 30;
/** A query is repeated for at most this time, in milliseconds. A slow query is therefore run fewer than RUNS times. */
const MOST_MS = 3000;
/** The default limit of the p99 time of a query, in milliseconds. */
const GOAL_MS = 100;

const server = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (!server)
  throw new Error("Name a PostgreSQL server in TEST_DATABASE_URL or DATABASE_URL; its user must be a superuser");

const print = (cells: (string | number)[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);

async function filled(url: string) {
  await (await openServer(url)).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const start = performance.now();
  await fillManyRows({ query: async (sql, parameters) => (await client.query<object>(sql, parameters)).rows }, TENDERS);
  process.stderr.write(`Filled in ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  await client.end();
}

async function timesOf(client: pg.Client, { sql, parameters }: Statement) {
  const times: number[] = [];
  const end = performance.now() + MOST_MS;
  while (times.length < RUNS && performance.now() < end) {
    const start = performance.now();
    await client.query(sql, parameters);
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other);
}

const at = (times: number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? NaN;

const scansOf = (plan: Plan) =>
  nodesOf(plan)
    .filter((node) => node["Relation Name"] ?? node["Index Name"])
    .map((node) => `${node["Node Type"]} ${node["Index Name"] ?? node["Relation Name"]}`)
    .join(", ");

async function measure(url: string) {
  const { db, statementOf } = await openForPlans(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const slow: string[] = [];
  const chosen = (await listedQueries(db)).filter(({ name }) => words.every((word) => name.includes(word)));
  print(["Query", "Scans", "Rows", "p50 ms", "p99 ms"]);
  print(["---", "---", "---:", "---:", "---:"]);
  for (const query of chosen) {
    const p99 = await measureOne(query);
    const limit = query.mostMs ?? GOAL_MS;
    // The negation also catches NaN, the p99 of a query that was not measured.
    if (!(p99 <= limit)) slow.push(`${query.name}: ${p99.toFixed(1)} ms, at most ${limit}`);
  }
  process.stdout.write(
    `\n${chosen.length} queries at ${TENDERS.toLocaleString("en-US")} tenders, ${slow.length} with a p99 over their limit.\n`,
  );
  if (chosen.length === 0) slow.push(`No query is called ${words.join(" ")}`);
  for (const each of slow) process.stderr.write(`${each}\n`);
  if (slow.length > 0) process.exitCode = 1;
  await client.end();
  await db.destroy();

  async function measureOne(query: ListedQuery) {
    const statement = await statementOf(query);
    const times = await timesOf(client, statement);
    const plan = await planOf(db, statement, "ANALYZE, BUFFERS").catch(() => planOf(db, statement));
    print([
      query.name.replaceAll("|", "\\|"),
      scansOf(plan),
      plan["Actual Rows"] ?? "–",
      at(times, 0.5).toFixed(1),
      at(times, 0.99).toFixed(1),
    ]);
    return at(times, 0.99);
  }
}

const database = await benchDatabase(server, TENDERS);
try {
  await filled(database.url);
  await measure(database.url);
} finally {
  await database.drop();
}
