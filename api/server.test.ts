import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";

import { tenderInput } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { emptyServerDatabase } from "#api/testing/databases/emptyDatabase.ts";
import {
  aDirectory,
  aPreparedDirectory,
  failedStart,
  type ServerProcess,
  startServer,
} from "#api/testing/servers/serverProcess.ts";
import { until } from "#api/testing/until.ts";

describe("the first start", () => {
  const directory = aDirectory();
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: directory, ADMIN_USERNAME: "Ada", LOG_LEVEL: "debug" });
  });

  test("the greeting prints the address and the accounts, and the printed password works", async () => {
    const password = /Ada +(\S+) +administrator/.exec(server.printed())?.[1] ?? "";
    const answer = await client(server.url, { username: "ada", password }).signIn();

    expect(password.length).toBeGreaterThanOrEqual(12);
    expect(answer).toMatchObject({ status: 200, body: { username: "Ada", isAdmin: true } });
  });

  test("the greeting names the outbox and how to read a mail", () => {
    const outbox = join(directory, "outbox");

    expect(server.printed()).toContain(`mail         written to ${outbox}`);
    expect(server.printed()).toContain(`cat "$(ls -d ${outbox}/*.eml | tail -1)"`);
  });

  test("at the level debug each request is in the log without its query, and no session can be taken over from there", async () => {
    const visitor = client(server.url, {
      username: "ada",
      password: /Ada +(\S+) +administrator/.exec(server.printed())?.[1] ?? "",
    });
    await visitor.signIn();
    await visitor.get("/api/tenders?of=the-log");

    await until(() => server.printed().includes('"path":"/api/tenders"'));
    const [, session = ""] = /=([^;]+)/.exec(visitor.cookie) ?? [];
    expect(session.length).toBeGreaterThan(20);
    expect(server.printed()).not.toContain(session);
    expect(server.printed()).not.toContain("of=the-log");
  });

  test("without NODE_ENV=production the log warns, and says what to set", () => {
    expect(server.printed()).toMatch(/"level":40,.*NODE_ENV is not production: .* Set NODE_ENV=production"/);
  });

  test("a second process on its embedded database is refused, with a sentence that says what to do", async () => {
    const second = await failedStart({ DATA_DIR: directory });
    const alive = await client(server.url).get("/readyz");

    expect(second.code).toBe(1);
    expect(second.printed).toMatch(
      /^Axion could not start: The embedded database in .* is in use by process \d+\. Stop that process first, /,
    );
    expect(second.printed).toContain(resolve(directory));
    expect(second.printed).toContain("DATA_DIR");
    expect(second.printed).toContain("DATABASE_URL");
    expect(alive.status).toBe(200);
  });
});

const connected = (url: string) =>
  new Promise<Socket>((opened, failed) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => opened(socket)).on("error", failed);
  });

const metricsOf = (server: ServerProcess) => /metrics +(http:\S+)/.exec(server.printed())?.[1] ?? "";

/** The TCP ports on which a process listens, read from Linux's /proc. */
function portsOf({ pid }: ServerProcess) {
  const LISTEN = "0A";
  const own = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return ""; // The process has closed this file descriptor meanwhile.
    }
  });
  const rows = ["tcp", "tcp6"].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, "utf8").trim().split("\n").slice(1),
  );
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === LISTEN && own.includes(`socket:[${inode}]`))
    .map(([, address = ""]) => parseInt(address.split(":")[1] ?? "", 16));
}

describe("a restart", () => {
  const directory = aPreparedDirectory();
  const admin = { username: "admin", password: "not for the screen" };
  let first: ServerProcess,
    second: ServerProcess,
    before: Client,
    tenderId: string,
    released: boolean,
    code: number | null,
    tookMs: number,
    answer: string,
    ports: number[],
    metrics: string;
  beforeAll(async () => {
    first = await startServer({ DATA_DIR: directory, ADMIN_PASSWORD: admin.password, METRICS_PORT: "0" });
    ports = existsSync("/proc") ? portsOf(first) : [];
    before = client(first.url, admin);
    tenderId = (await before.post("/api/tenders", tenderInput())).body.id as string;
    const [underWay] = await Promise.all([connected(first.url), connected(first.url), connected(first.url)]);
    underWay.write(
      "POST /api/logout HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{",
    );
    const answered = text(underWay);
    const [idleScraper, halfScraper] = await Promise.all([connected(metricsOf(first)), connected(metricsOf(first))]);
    for (const socket of [idleScraper, halfScraper]) socket.on("error", () => undefined);
    halfScraper.write("GET /metrics HT");
    const start = Date.now();
    const stopped = first.kill("SIGTERM");
    await until(async () => (await fetch(`${first.url}/readyz`)).status === 503);
    metrics = await (await fetch(metricsOf(first))).text();
    underWay.write("}");
    [code, answer] = await Promise.all([stopped, answered]);
    tookMs = Date.now() - start;
    released = !existsSync(join(directory, "axion.lock"));
    second = await startServer({
      DATA_DIR: directory,
      ADMIN_PASSWORD: admin.password,
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
    });
  });

  test("with NODE_ENV=production nothing is warned of", () => {
    expect(second.printed()).not.toContain("NODE_ENV");
  });

  test("a given password is not printed, and a second start prints no account", async () => {
    const answer = await client(second.url, admin).signIn();

    expect(first.printed()).toContain("(ADMIN_PASSWORD)");
    expect(first.printed()).not.toContain(admin.password);
    expect(second.printed()).not.toContain("administrator");
    expect(answer.status).toBe(200);
  });

  test("a graceful shutdown answers the request under way, is unready meanwhile, waits for no unused connection, and ends with code 0", () => {
    expect([code, first.printed()]).toEqual([0, expect.not.stringContaining("timeout")]);
    expect(answer).toMatch(/^HTTP\/1\.1 204 /);
    expect(tookMs).toBeLessThan(8_000);
  });

  test("it can be watched by its metrics, and no connection of a scraper stops it", () => {
    expect(metrics).toMatch(/^axion_draining 1$/m);
    expect(metrics).toMatch(/^axion_http_requests_under_way [1-9]/m);
    expect([code, tookMs < 8_000]).toEqual([0, true]);
  });

  test("METRICS_PORT is one port more, without it there is none", () => {
    if (!existsSync("/proc")) return; // portsOf reads /proc, which only Linux has.

    expect(ports.toSorted()).toEqual(
      [first.url, metricsOf(first)].map((address) => Number(new URL(address).port)).toSorted(),
    );
    expect(portsOf(second)).toEqual([Number(new URL(second.url).port)]);
    expect(metricsOf(second)).toBe("");
  });

  test("a graceful shutdown unlocks the directory, and the next start finds all data", async () => {
    const answer = await client(second.url, admin).get(`/api/tenders/${tenderId}`);

    expect(released).toBe(true);
    expect(answer).toMatchObject({ status: 200, body: { id: tenderId } });
  });

  test("sessions outlive it: their secret is kept in the database", async () => {
    const after = client(second.url);
    after.cookie = before.cookie;

    expect(await after.get("/api/users")).toMatchObject({ status: 200 });
  });
});

describe("a port that is in use", () => {
  const directory = aPreparedDirectory();
  let port: number,
    refused: Awaited<ReturnType<typeof failedStart>>,
    refusedMetrics: typeof refused,
    next: ServerProcess;
  beforeAll(async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((listening) => other.once("listening", listening));
    port = (other.address() as AddressInfo).port;
    refused = await failedStart({ DATA_DIR: directory, PORT: String(port) });
    refusedMetrics = await failedStart({ DATA_DIR: directory, METRICS_PORT: String(port) });
    other.close();
    next = await startServer({ DATA_DIR: directory });
  });

  test("it stops the start with a sentence, and leaves the database free", () => {
    expect(refused.code).toBe(1);
    expect(refused.printed).toMatch(
      new RegExp(`^Axion could not start: Port ${port} is in use. Stop what uses it, or choose another PORT.$`, "m"),
    );
    expect(refusedMetrics.code).toBe(1);
    expect(refusedMetrics.printed).toMatch(
      new RegExp(
        `^Axion could not start: Port ${port} is in use. Stop what uses it, or choose another METRICS_PORT.$`,
        "m",
      ),
    );
    expect(next.url).toContain("http://127.0.0.1:");
  });

  test("the random password of the admin that was made is printed all the same, and works once the server is up", async () => {
    const password = /admin +(\S+) +administrator/.exec(refused.printed)?.[1] ?? "";

    expect(await client(next.url, { username: "admin", password }).signIn()).toMatchObject({ status: 200 });
  });
});

test("a database server that cannot be reached stops the start with the reason", async () => {
  const answer = await failedStart({ DATABASE_URL: "postgres://nobody@localhost:1/axion" });

  expect(answer.code).toBe(1);
  expect(answer.printed).toMatch(/^Axion could not start: connect ECONNREFUSED .*:1/);
});

test("several processes that start together on one empty server are all ready, and one of them has made the admin", async () => {
  const own = await emptyServerDatabase();
  if (!own) return; // Needs a database server: only one process can use the embedded database.

  const servers = await Promise.all(
    Array.from({ length: 3 }, () =>
      startServer({ DATABASE_URL: own.url, DEMO: "true", ADMIN_PASSWORD: "correct horse" }),
    ),
  );
  const answers = await Promise.all(
    servers.map(({ url }) => client(url, { username: "admin", password: "correct horse" }).get("/api/tenders")),
  );
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  await own.drop();

  expect(servers.filter((server) => server.printed().includes("administrator"))).toHaveLength(1);
  expect(new Set(answers.map(({ body }) => body.length)).size).toBe(1);
});

test("what one of two processes changes the other reads next: lists, revisions and changes of tenders, a role, and a block", async () => {
  const own = await emptyServerDatabase();
  if (!own) return; // Needs a database server: only one process can use the embedded database.
  const ADMIN = { username: "admin", password: "correct horse" };
  const [a, b] = await Promise.all(
    [0, 1].map(() => startServer({ DATABASE_URL: own.url, ADMIN_PASSWORD: ADMIN.password })),
  );
  const [readerOfA, writer] = [client(a!.url, ADMIN), client(b!.url, ADMIN)];
  const { id } = (await writer.post("/api/tenders", tenderInput({ status: "open", title: "Before" }))).body as {
    id: string;
  };
  const person = {
    username: "ada",
    password: "correct horse",
    email: "ada@example.org",
    firstName: "Ada",
    lastName: "Lo",
  };
  const { id: userId } = (await writer.post("/api/users", { ...person, isAdmin: false })).body as { id: string };
  const partner = client(a!.url, { username: person.username, password: person.password });
  const READ =
    "query ($since: String!) { tenderRevision bidsRevision tenders { nodes { title } } tendersSince(revision: $since) { revision isComplete changed { title } } }";
  const USERS = "{ users { totalCount } }";
  const read = async (reader: Client, since: string) => {
    const [graphql, rest] = [await reader.graphql(READ, { since }), await reader.get("/api/tenders")];
    expect(graphql.errors).toBeUndefined();
    const { tenderRevision, bidsRevision, tenders, tendersSince } = graphql.data as Read;
    return {
      tenderRevision,
      bidsRevision,
      list: tenders.nodes.map(({ title }) => title),
      changed: tendersSince.changed.map(({ title }) => title),
      rest: (rest.body as { title: string }[]).map(({ title }) => title),
    };
  };
  const first = await read(readerOfA, "0");

  const seen: Awaited<ReturnType<typeof read>>[] = [];
  for (const title of ["One", "Two", "Three"]) {
    // The second read puts the answer for this revision into process A's cache. The read after the change must not
    // return that cached answer.
    const { tenderRevision } = await read(readerOfA, first.tenderRevision);
    await read(readerOfA, tenderRevision);
    await writer.patch(`/api/tenders/${id}`, { title });
    seen.push(await read(readerOfA, tenderRevision));
  }
  const refused = await partner.graphql(USERS);
  const ofPartner = await partner.get("/api/tenders");
  const promoted = await writer.patch(`/api/users/${userId}`, { isAdmin: true });
  const allowed = await partner.graphql(USERS);
  await writer.patch(`/api/users/${userId}`, { isAdmin: false });
  const demoted = await partner.graphql(USERS);
  await writer.patch(`/api/users/${userId}`, { status: "blocked" });
  const blocked = await partner.get("/api/tenders");
  await Promise.all([a!.kill("SIGTERM"), b!.kill("SIGTERM")]);
  await own.drop();

  expect(first).toMatchObject({ list: ["Before"], rest: ["Before"] });
  for (const [place, title] of ["One", "Two", "Three"].entries())
    expect(seen[place]).toMatchObject({ list: [title], rest: [title], changed: [title] });
  expect(new Set([first, ...seen].map(({ tenderRevision }) => tenderRevision)).size).toBe(4);
  expect(new Set([first, ...seen].map(({ bidsRevision }) => bidsRevision)).size).toBe(4);
  expect([refused, demoted].map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["FORBIDDEN", "FORBIDDEN"]);
  expect([promoted.status, allowed.errors]).toEqual([200, undefined]);
  expect([ofPartner.status, blocked.status]).toEqual([200, 401]);
});

interface Read {
  tenderRevision: string;
  bidsRevision: string;
  tenders: { nodes: { title: string }[] };
  tendersSince: { changed: { title: string }[] };
}
