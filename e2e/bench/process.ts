import { setTimeout as wait } from "node:timers/promises";

import pg from "pg";

import { benchDatabase, cookieOf, COMPANIES, fill, moreTenders, SESSION_SECRET } from "./benchDatabase.ts";
import { KeepAlive } from "./KeepAlive.ts";
import { processorTime, residentMegabytes } from "./processorTime.ts";
import { startServer } from "../support/startServer.ts";

/**
 * `npm run bench:process`, after a build, in a temporary database on the PostgreSQL server of TEST_DATABASE_URL or
 * DATABASE_URL. Measures the processor time of a start, and the throughput that a second process adds. Measures the
 * memory at rest, during a list of 100,000 tenders, and over 10 minutes of a mixed journey (`-- --quick`: one minute).
 */
const quick = process.argv.includes("--quick");
const OPEN_TENDERS = 100;
const LONG_LIST = 100_000;
const JOURNEY_MS = quick ? 60_000 : 600_000;
const CLIENTS = 16;
const ROUND_MS = quick ? 3_000 : 10_000;
const ROUNDS = 3;
const SETTLED_MS = 10_000;

const server = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
if (!server)
  throw new Error(
    "Name a PostgreSQL server in TEST_DATABASE_URL or DATABASE_URL; its user must be allowed to create databases",
  );

type Product = Awaited<ReturnType<typeof startServer>>;
const tell = (figure: string) => process.stdout.write(`${figure}\n`);
const percentile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? NaN;

/**
 * Returns a function that makes one step of the journeys of several companies. A step polls for changes, reads the list
 * of tenders, reads the company's own bids, or submits a bid.
 */
function journey(tenders: string[]) {
  let step = 0;
  return async (client: KeepAlive) => {
    const unit = step++;
    const cookie = cookieOf(`company${1 + (unit % COMPANIES)}`);
    const post = (path: string, body: object) =>
      client.send("POST", path, { cookie, accept: "application/json" }, JSON.stringify(body));
    if (unit % 10 < 5) return post("/graphql", { query: "{ tenderRevision }" });
    if (unit % 10 < 7) return client.send("GET", "/api/tenders", { cookie, "accept-encoding": "br" });
    if (unit % 10 < 9)
      return post("/graphql", { query: "{ myBids(first: 20) { nodes { id status bidAmount tender { title } } } }" });
    return post("/api/bids", {
      tenderId: tenders[Math.floor(unit / COMPANIES) % tenders.length],
      bidAmount: 180_000,
      timelineDays: 90,
      technicalProposal: "We launch the girders from the south bank.",
    });
  };
}

/** Makes steps for the given time, distributed over the processes. Returns the number of answered steps. */
async function steps(products: Product[], tenders: string[], milliseconds: number) {
  const take = journey(tenders);
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, (_, place) => KeepAlive.to(products[place % products.length]!.url)),
  );
  const end = performance.now() + milliseconds;
  let count = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const { status } = await take(client);
        if (status >= 500) throw new Error(`A step was answered with ${status}`);
        count++;
      }
    }),
  );
  for (const client of clients) client.close();
  return count;
}

/** Processor time of the product's processes per step, in milliseconds, and steps per second. */
async function costOf(products: Product[], tenders: string[]) {
  const before = products.map(({ pid }) => processorTime(pid));
  const count = await steps(products, tenders, ROUND_MS);
  const spent = products.reduce((sum, { pid }, place) => sum + processorTime(pid) - (before[place] ?? 0), 0);
  return { milliseconds: (1000 * spent) / count, rate: (1000 * count) / ROUND_MS };
}

/**
 * Measures the response times of `/healthz`, and the memory, while another client streams the long list and discards
 * it.
 */
async function besideLongList({ url, pid }: Product) {
  const health = await KeepAlive.to(url);
  const answer = await fetch(`${url}/api/tenders`, {
    headers: { cookie: cookieOf("admin"), "accept-encoding": "identity" },
  });
  let [bytes, done, most] = [0, false, 0];
  const read = (async () => {
    for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).length;
    done = true;
  })();
  const times: number[] = [];
  while (!done) {
    const start = performance.now();
    await health.send("GET", "/healthz");
    times.push(performance.now() - start);
    most = Math.max(most, residentMegabytes(pid));
    await wait(5);
  }
  await read;
  health.close();
  return { status: answer.status, bytes, times, most };
}

async function measure(databaseUrl: string) {
  const environment = { DATABASE_URL: databaseUrl, SESSION_SECRET, LOG_LEVEL: "warn" };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const running: Product[] = [];
  const start = async () => {
    const product = await startServer(environment);
    running.push(product);
    return product;
  };
  try {
    await (await start()).stop();
    running.pop();
    await fill(pool, OPEN_TENDERS);
    const one = await start();
    tell(`start on a migrated database: ${processorTime(one.pid).toFixed(2)} s of processor time (goal 1.5)`);
    await wait(SETTLED_MS);
    tell(`at rest: ${residentMegabytes(one.pid).toFixed(0)} MB (goal 200)`);

    const tenders = await moreTenders(pool, 200);
    await steps([one], tenders, ROUND_MS);
    const two = await start();
    await steps([one, two], tenders, ROUND_MS);
    for (let round = 0; round < ROUNDS; round++) {
      const [alone, both] = [await costOf([one], tenders), await costOf([one, two], tenders)];
      tell(
        `one process ${alone.rate.toFixed(0)} steps/s, ${alone.milliseconds.toFixed(2)} ms each; two ${both.rate.toFixed(0)} steps/s, ${both.milliseconds.toFixed(2)} ms each: by rate ${(both.rate / alone.rate).toFixed(2)}, by processor time ${((2 * alone.milliseconds) / both.milliseconds).toFixed(2)} (goal 1.8)`,
      );
    }
    const samples: string[] = [];
    const until = performance.now() + JOURNEY_MS;
    while (performance.now() < until) {
      await steps([one], tenders, JOURNEY_MS / 10);
      samples.push(residentMegabytes(one.pid).toFixed(0));
    }
    tell(`mixed journey of ${JOURNEY_MS / 60_000} min, resident MB after each tenth: ${samples.join(" ")}`);

    await moreTenders(pool, LONG_LIST);
    const { status, bytes, times, most } = await besideLongList(two);
    tell(
      `list of ${LONG_LIST} tenders: ${status}, ${(bytes / 1e6).toFixed(0)} MB; /healthz beside it p99 ${percentile(times, 0.99).toFixed(0)} ms of ${times.length} (goal 50); at most ${most.toFixed(0)} MB resident`,
    );
  } finally {
    for (const product of running) await product.stop();
    await pool.end();
  }
}

const database = await benchDatabase(server, Date.now());
try {
  await measure(database.url);
} finally {
  await database.drop();
}
