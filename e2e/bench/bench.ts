import { fork } from "node:child_process";
import { cpus } from "node:os";
import { isDeepStrictEqual } from "node:util";

import pg from "pg";

import { fillManyRows } from "#api/testing/plans/fillManyRows.ts";
import { benchDatabase, fill, moreTenders, SESSION_SECRET } from "./benchDatabase.ts";
import { countingProxy } from "./countingProxy.ts";
import { KeepAlive, type Answer } from "./KeepAlive.ts";
import { copyTenders, fillPeerTables } from "./peerTables.ts";
import { postgresTime, processorTime, residentMegabytes, spentBetween } from "./processorTime.ts";
import { WORKLOADS, type Round, type Side, type Workload } from "./workloads.ts";
import { median } from "../support/median.ts";
import { startServer } from "../support/startServer.ts";

/**
 * `npm run bench`: compares the built product with three peers, in temporary databases on the PostgreSQL server of
 * TEST_DATABASE_URL or DATABASE_URL. The peers have tables of their own. Each server is a process of its own, and so
 * are the clients: this process. Rounds alternate between the sides. Before a workload is measured, the answers of all
 * sides are compared. Each printed ratio is relative to the peer `limit`, and is the median of all rounds. `-- --quick`
 * has shorter rounds; any other word selects workloads by name.
 */
const words = process.argv.slice(2).filter((word) => word !== "--quick");
const quick = process.argv.includes("--quick");
const ROUNDS = quick ? 3 : 7;
const ROUND_MS = quick ? 700 : 3000;
const WARM_UP_MS = quick ? 300 : 1000;
const BIDS_A_SECOND = 3000;
const COMPANIES_A_TENDER = 200;
const SIDES: Side[] = ["limit", "express", "apollo", "product"];

interface Server {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

interface Cost {
  /** The number of units per second. A unit is one repetition of the workload. */
  rate: number;
  /** The processor time of Node.js per unit, in milliseconds. `postgres` is the same for PostgreSQL. */
  node: number;
  postgres: number;
  /** The processor time of the clients per unit, in milliseconds. */
  client: number;
  p99: number;
}

const server = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (!server)
  throw new Error(
    "Name a PostgreSQL server in TEST_DATABASE_URL or DATABASE_URL; its user must be allowed to create databases",
  );

/** Disables the request limits, because a few users send all requests. */
const UNLIMITED = {
  REQUESTS_PER_PERSON: "0",
  REQUESTS_PER_ADDRESS: "0",
  COST_PER_PERSON: "0",
  COST_PER_ADDRESS: "0",
};
const startProduct = (databaseUrl: string): Promise<Server> =>
  startServer({ DATABASE_URL: databaseUrl, SESSION_SECRET, LOG_LEVEL: "info", ...UNLIMITED });

async function startPeer(file: string, databaseUrl: string): Promise<Server> {
  const child = fork(`e2e/bench/${file}`, {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl },
  });
  const { port } = await new Promise<{ port: number }>((listening, failed) => {
    child.once("message", (address) => listening(address as { port: number }));
    child.once("exit", () => failed(new Error(`${file} did not start`)));
  });
  const stop = () => new Promise<void>((stopped) => child.once("exit", () => stopped()).kill());
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}

/**
 * Runs units of the workload on every client until the time is over. A workload with `burst` runs that number of units
 * instead. Returns the duration of each unit in milliseconds, sorted.
 */
async function run(workload: Workload, side: Side, clients: KeepAlive[], round: Round, milliseconds: number) {
  const unit = workload.units[side];
  const end = performance.now() + milliseconds;
  const times: number[] = [];
  let begun = 0;
  const goesOn = () => (workload.burst ? begun < workload.burst : performance.now() < end);
  await Promise.all(
    clients.map(async (client) => {
      while (goesOn()) {
        begun++;
        const start = performance.now();
        await unit?.(client, round);
        times.push(performance.now() - start);
      }
    }),
  );
  return times.sort((one, other) => one - other);
}

async function tendersFor({ name, burst }: Workload, pool: pg.Pool, milliseconds: number) {
  if (!name.startsWith("P4")) return [];
  const ids = await moreTenders(
    pool,
    burst ? 1 : Math.ceil((milliseconds / 1000) * (BIDS_A_SECOND / COMPANIES_A_TENDER)) + 1,
  );
  await copyTenders(pool, ids);
  return ids;
}

const counter = () => {
  let count = 0;
  return () => count++;
};

async function measured(workload: Workload, side: Side, { url, pid }: Server, pool: pg.Pool): Promise<Cost> {
  const clients = await Promise.all(Array.from({ length: workload.clients }, () => KeepAlive.to(url)));
  await run(
    { ...workload, burst: undefined },
    side,
    clients,
    { next: counter(), tenders: await tendersFor({ ...workload, burst: undefined }, pool, WARM_UP_MS) },
    WARM_UP_MS,
  );
  const round: Round = { next: counter(), tenders: await tendersFor(workload, pool, ROUND_MS) };
  const [node, postgres, client, start] = [
    processorTime(pid),
    await postgresTime(pool),
    process.cpuUsage(),
    performance.now(),
  ];
  const times = await run(workload, side, clients, round, ROUND_MS);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(client);
  const spent = { node: processorTime(pid) - node, postgres: spentBetween(postgres, await postgresTime(pool)) };
  for (const each of clients) each.close();
  return {
    rate: times.length / seconds,
    node: (1000 * spent.node) / times.length,
    postgres: (1000 * spent.postgres) / times.length,
    client: (user + system) / 1000 / times.length,
    p99: times[Math.floor(0.99 * times.length)] ?? NaN,
  };
}

/** Throws unless all sides answer the workload's first unit with the same content. */
async function compare(workload: Workload, servers: Record<Side, Server>, pool: pg.Pool) {
  const { units, content } = workload;
  if (!content) return;
  const contentOf = async (side: Side) => {
    const client = await KeepAlive.to(servers[side].url);
    const round: Round = { next: counter(), tenders: await tendersFor({ ...workload, burst: 1 }, pool, 0) };
    const answers = (await units[side]?.(client, round)) ?? [];
    client.close();
    return content(answers);
  };
  const expected = await contentOf("limit");
  for (const side of SIDES.filter((name) => units[name])) {
    const found = await contentOf(side);
    const different = expected.findIndex((row, place) => !isDeepStrictEqual(row, found[place]));
    if (different >= 0 || found.length !== expected.length || expected.length === 0)
      throw new Error(
        `${workload.name}: ${side} answers ${JSON.stringify(found[different]).slice(0, 1000)}, and limit ${JSON.stringify(expected[different]).slice(0, 1000)}`,
      );
  }
}

/**
 * Counts the SQL statements of the first unit, when the caches are empty (`cold`), and of the third unit, when they are
 * filled (`warm`).
 */
async function counted(workload: Workload, url: string, take: () => string[], pool: pg.Pool) {
  const client = await KeepAlive.to(url);
  const round: Round = { next: counter(), tenders: await tendersFor({ ...workload, burst: 1 }, pool, 0) };
  const of = async (): Promise<{ answers: Answer[]; statements: number }> => {
    take();
    const answers = (await workload.units.product?.(client, round)) ?? [];
    return { answers, statements: take().length };
  };
  const cold = await of();
  await of();
  const warm = await of();
  client.close();
  return {
    cold: cold.statements,
    warm: warm.statements,
    requests: warm.answers.length,
    bytes: warm.answers.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

const shown = (value: number, digits = 2) => (Number.isFinite(value) ? value.toFixed(digits) : "–");

async function benchSize(openTenders: number, workloads: Workload[], more = 0) {
  const database = await benchDatabase(server ?? "", openTenders + more);
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const servers: Server[] = [];
  try {
    const product = await startProduct(database.url);
    servers.push(product);
    await fill(pool, openTenders);
    if (more > 0)
      await fillManyRows({ query: async (sql, parameters) => (await pool.query<object>(sql, parameters)).rows }, more);
    await fillPeerTables(pool);
    const limit = await startPeer("limitServer.ts", database.url);
    servers.push(limit);
    const express = await startPeer("expressServer.ts", database.url);
    servers.push(express);
    const apollo = await startPeer("apolloServer.ts", database.url);
    servers.push(apollo);
    const side = { limit, express, apollo, product };
    const started = residentMegabytes(product.pid);
    for (const workload of workloads) {
      await compare(workload, side, pool);
      const costs = new Map<Side, Cost[]>(SIDES.map((each) => [each, []]));
      for (let round = 0; round < ROUNDS; round++)
        for (const each of SIDES.filter((name) => workload.units[name]))
          costs.get(each)?.push(await measured(workload, each, side[each], pool));
      const ofLimit = costs.get("limit") ?? [];
      const ratios = (of: Side, ratio: (limit: Cost, other: Cost) => number) =>
        median(
          (costs.get(of) ?? []).flatMap((cost, round) =>
            ofLimit.slice(round, round + 1).map((limit) => ratio(limit, cost)),
          ),
        );
      const byRate = (of: Side) => ratios(of, (best, other) => other.rate / best.rate);
      const byProcessor = (of: Side) =>
        ratios(of, (best, other) => (best.node + best.postgres) / (other.node + other.postgres));
      const ofProduct = (value: (cost: Cost) => number) => median((costs.get("product") ?? []).map(value));
      const proxied = await counting(database.url, (url, take) => counted(workload, url, take, pool));
      print([
        `${workload.name}, c${workload.clients}`,
        `≥ ${workload.goal}`,
        `${shown(byRate("product"))} / ${shown(byProcessor("product"))}`,
        `${shown(byRate("express"))} / ${shown(byProcessor("express"))}`,
        `${shown(byRate("apollo"))} / ${shown(byProcessor("apollo"))}`,
        shown(median(ofLimit.map(({ rate }) => rate))),
        shown(
          ofProduct(({ rate }) => rate),
          1,
        ),
        `${shown(ofProduct(({ node }) => node))} + ${shown(ofProduct(({ postgres }) => postgres))}`,
        shown(ofProduct(({ client }) => client)),
        shown(
          ofProduct(({ p99 }) => p99),
          1,
        ),
        String(proxied.requests),
        `${proxied.cold} / ${proxied.warm}`,
        String(proxied.bytes),
      ]);
    }
    memory.push(
      `${openTenders + more} tenders: ${started.toFixed(0)} MB after the start, ${residentMegabytes(product.pid).toFixed(0)} MB after the load`,
    );
  } finally {
    for (const each of servers) await each.stop();
    await pool.end();
    await database.drop();
  }
}

/**
 * Starts another process of the product, which connects to PostgreSQL through a proxy that counts its SQL statements.
 */
async function counting<T>(databaseUrl: string, act: (url: string, take: () => string[]) => Promise<T>): Promise<T> {
  const proxy = await countingProxy(databaseUrl);
  const product = await startProduct(proxy.url);
  try {
    return await act(product.url, () => proxy.take());
  } finally {
    await product.stop();
    proxy.close();
  }
}

const memory: string[] = [];
const print = (cells: string[]) => process.stdout.write(`| ${cells.join(" | ")} |\n`);

async function bench() {
  const chosen = WORKLOADS.filter(({ name }) => words.every((word) => name.includes(word)));
  const { model = "unknown" } = cpus()[0] ?? {};
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, Node.js ${process.version}, ${cpus().length} × ${model.trim()}, ${ROUNDS} rounds of ${ROUND_MS} ms\n\n`,
  );
  print([
    "Workload (c: clients)",
    "Goal",
    "Product: ratio by rate / by processor time",
    "express + pg",
    "Apollo, idiomatic",
    "Units/s of limit",
    "Units/s",
    "ms of Node.js + PostgreSQL",
    "ms of the client",
    "p99 ms",
    "Requests",
    "Statements first / then",
    "Bytes",
  ]);
  print(Array.from({ length: 13 }, () => "---"));
  for (const size of [100, 1000, 10_000] as const) {
    const ofSize = chosen.filter(({ openTenders, atMillion }) => openTenders === size && !atMillion);
    if (ofSize.length > 0) await benchSize(size, ofSize);
  }
  const atMillion = chosen.filter((workload) => workload.atMillion);
  if (atMillion.length > 0) await benchSize(100, atMillion, 1_000_000);
  process.stdout.write(`\nMemory of the product's process. ${memory.join("; ")}.\n`);
}

await bench();
