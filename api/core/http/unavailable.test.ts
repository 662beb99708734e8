import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Client as Connection } from "pg";

import { createApp } from "#api/app.ts";
import { isUnavailable } from "#api/core/database/isUnavailable.ts";
import { openLog } from "#api/core/http/log.ts";
import { openServer } from "#api/database/openDatabase.ts";
import { aBid, aBidder, aPartner, aTender, anAdmin } from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { serverUrl, workerDatabaseUrl } from "#api/testing/database.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { networkTo } from "#api/testing/servers/networkTo.ts";

const SENTENCE = "The service cannot be reached at the moment. Please try again in a few seconds.";
const REFUSED = { status: 503, body: { code: "UNAVAILABLE", error: SENTENCE } };
const WARN = 40;

/** Makes each statement on this table fail while `happening` runs, with the error of a server that shuts down. */
async function shuttingDown({ db }: TestApp, table: string, happening: () => Promise<void>) {
  await db.query(`
    ALTER TABLE ${table} RENAME TO ${table}_away;
    CREATE FUNCTION shut_down() RETURNS boolean STABLE LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'ending' USING ERRCODE = '57P01'; END $$;
    CREATE VIEW ${table} AS SELECT * FROM ${table}_away WHERE shut_down()`);
  try {
    await happening();
  } finally {
    await db.query(`DROP VIEW ${table}; DROP FUNCTION shut_down; ALTER TABLE ${table}_away RENAME TO ${table}`);
  }
}

const warnings = ({ logged }: TestApp) =>
  logged.map((line) => JSON.parse(line) as { level: number }).filter(({ level }) => level === WARN);

test("an unavailable database is 503 with Retry-After in REST, GraphQL, downloads and the form, and is logged once", async () => {
  const api = await testApp();
  const [admin, tender] = [api.as(await api.has(anAdmin())), await api.has(aTender())];
  await admin.openSession();

  await shuttingDown(api, "projects", async () => {
    const rest = await api.visitor.get("/api/projects");
    const graphql = await api.visitor.graphql("{ projects { totalCount } }");

    expect(rest).toMatchObject(REFUSED);
    expect(graphql).toMatchObject({
      status: 503,
      errors: [{ message: SENTENCE, extensions: { code: "UNAVAILABLE", retryAfter: 3 } }],
    });
    expect([rest, graphql].map(({ headers }) => headers.get("retry-after"))).toEqual(["3", "3"]);
  });
  await shuttingDown(api, "tenders", async () => {
    expect(await admin.get(`/api/tenders/${tender.id}/bids.csv`)).toMatchObject(REFUSED);
  });
  await shuttingDown(api, "company_profiles", async () => {
    const bid = await admin.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", { input: {} });
    expect(bid).toMatchObject({ status: 503, errors: [{ extensions: { code: "UNAVAILABLE", retryAfter: 3 } }] });
  });
  await shuttingDown(api, "contact_requests", async () => {
    const form = new URLSearchParams({
      firstName: "Ada",
      lastName: "Obi",
      email: "ada@example.org",
      company: "Works",
      role: "other",
      message: "Let us join.",
    });
    const answer = await api.visitor.send("POST", "/contact", form.toString(), {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
    expect(answer.body).toContain("The service cannot be reached at the moment, and the request was not sent.");
    expect(answer.body).toContain("Let us join.</textarea>");
  });
  expect(api.faults).toEqual([]);
  expect(warnings(api)).toMatchObject([{ msg: "the database is unavailable", err: { code: "57P01" } }]);
});

test.each([
  ["application/graphql-response+json,application/json;q=0.9", "application/graphql-response+json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  ["*/*", "application/json; charset=utf-8"],
])("a refusal before GraphQL's execution has the media type that the client accepts: %s", async (accept, expected) => {
  const api = await testApp();
  const browser = api.as(await api.has(aPartner()));
  await browser.openSession();

  await shuttingDown(api, "sessions", async () => {
    const answer = await browser.post("/graphql", { query: "{ me { id } }" }, { accept });

    expect([answer.status, answer.headers.get("content-type")]).toEqual([503, expected]);
  });
});

test.each(["/api/tenders", "/graphql"])(
  "a session that cannot be read is 503 too, and nobody is signed out by it, at %s",
  async (path) => {
    const api = await testApp();
    const browser = api.as(await api.has(aPartner()));
    await browser.openSession();
    const ask = () => (path === "/graphql" ? browser.post(path, { query: "{ me { id } }" }) : browser.get(path));

    await shuttingDown(api, "sessions", async () => {
      const { status, body, headers } = await ask();
      expect([status, headers.get("retry-after"), headers.getSetCookie()]).toEqual([503, "3", []]);
      expect(body).toMatchObject(
        path === "/graphql" ? { errors: [{ extensions: { code: "UNAVAILABLE", retryAfter: 3 } }] } : REFUSED.body,
      );
    });
    expect((await ask()).status).toBe(200);
    expect(api.faults).toEqual([]);
  },
);

test("an act whose connection broke between two statements is unavailable, however the next statement is sent", async () => {
  const { db } = await testApp();
  const runner = db.createQueryRunner();
  await runner.connect();
  await runner.release();

  const tries = await Promise.allSettled([
    runner.query("SELECT 1"),
    runner.manager.query("SELECT 1"),
    runner.startTransaction(),
  ]);

  expect(tries.map((tried) => tried.status === "rejected" && isUnavailable(tried.reason))).toEqual([true, true, true]);
});

test.each([
  [{ code: "ECONNREFUSED", syscall: "connect" }, true],
  [{ code: "ENOENT", syscall: "connect" }, true],
  [{ code: "ENOENT", syscall: "open" }, false],
  [new Error("timeout exceeded when trying to connect"), true],
  [new Error("Connection terminated unexpectedly"), true],
  [new Error("the session", { cause: { driverError: { code: "53300" } } }), true],
  [{ driverError: { code: "57014" } }, true],
  [{ errors: [{ code: "ECONNREFUSED", syscall: "connect" }] }, true],
  [{ driverError: { code: "23505" } }, false],
  [{ code: "42P01" }, false],
  [new TypeError("x is not a function"), false],
  [null, false],
])("%p is an unavailable database: %s", (thrown, expected) => {
  expect(isUnavailable(thrown)).toBe(expected);
});

const url = serverUrl();
/** These tests run only with a server, because the embedded database has one connection and no network. */
const onServer = url ? describe : describe.skip;

onServer("a database server", () => {
  test("one locked tender: its bids are refused in time, everything else goes on, and a bid is received once it is free", async () => {
    const api = await testApp();
    const [locked, other] = [await api.has(aTender()), await api.has(aTender())];
    const bidders = await Promise.all(Array.from({ length: 24 }, async () => api.as(await api.has(aBidder()))));
    const [reader] = bidders.splice(0, 1);
    await Promise.all([...bidders, reader!].map((bidder) => bidder.openSession()));
    const holder = new Connection({ connectionString: workerDatabaseUrl() });
    await holder.connect();
    await holder.query("BEGIN");
    await holder.query("SELECT 1 FROM tenders WHERE id = $1 FOR UPDATE", [locked.id]);

    const start = Date.now();
    const timed = async <T>(answer: Promise<T>) => ({ ...(await answer), after: Date.now() - start });
    const bids = Promise.all(
      bidders.map((bidder, index) =>
        timed(bidder.post("/api/bids", aBid({ tenderId: locked.id }), { "idempotency-key": `try-${index}` })),
      ),
    );
    const unrelated: { status: number; took: number }[] = [];
    while (Date.now() - start < 3000) {
      const sentAt = Date.now();
      const answers = [
        await reader!.get("/api/tenders"),
        await api.visitor.get("/readyz"),
        await reader!.get("/api/projects"),
      ];
      unrelated.push(...answers.map(({ status }) => ({ status, took: Date.now() - sentAt })));
    }
    const written = await reader!.post("/api/bids", aBid({ tenderId: other.id }));
    const refused = await bids;
    await holder.query("ROLLBACK");
    await holder.end();
    const again = await bidders[0]!.post("/api/bids", aBid({ tenderId: locked.id }), { "idempotency-key": "try-0" });

    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...refused.map(({ after }) => after))).toBeLessThan(5000);
    expect(new Set(unrelated.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Math.max(...unrelated.map(({ took }) => took))).toBeLessThan(2000);
    expect([written.status, again.status]).toEqual([201, 201]);
    expect(await api.db.query("SELECT count(*)::int AS count FROM bids")).toEqual([{ count: 2 }]);
    expect(api.faults).toEqual([]);
  });

  test("connections that the server ends, idle or in use, are replaced", async () => {
    const api = await testApp();
    const browser = api.as(await api.has(aPartner()));
    await browser.openSession();

    for (let round = 0; round < 3; round++) {
      const busy = Promise.all(Array.from({ length: 10 }, () => browser.get("/api/tenders")));
      const admin = new Connection({ connectionString: url });
      await admin.connect();
      await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
        new URL(workerDatabaseUrl()).pathname.slice(1),
      ]);
      await admin.end();
      for (const { status } of await busy) expect([200, 503]).toContain(status);
    }

    expect(await browser.get("/api/tenders")).toMatchObject({ status: 200 });
    expect(api.faults).toEqual([]);
  });

  test("a server that is frozen, gone, and back: /readyz tells it in a second, requests are 503, and no restart is needed", async () => {
    await testApp();
    const network = await networkTo(workerDatabaseUrl());
    const database = await openServer(network.url, 4);
    const { answer, close } = await createApp({
      db: database.db,
      log: openLog("silent"),
      secret: "only for tests",
      readiness: database,
    });
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const visitor = client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const timed = async (path: string) => {
      const start = Date.now();
      return { status: (await visitor.get(path)).status, took: Date.now() - start };
    };
    const before = [await timed("/readyz"), await timed("/api/projects")];

    network.freeze();
    const frozen = await Promise.all([timed("/readyz"), ...Array.from({ length: 8 }, () => timed("/api/projects"))]);
    network.cut();
    const gone = [await timed("/readyz"), await timed("/api/projects")];
    network.mend();
    const after = [await timed("/readyz"), await timed("/api/projects")];
    server.closeAllConnections();
    server.close();
    await close();
    await database.close();
    await network.close();

    expect(before.map(({ status }) => status)).toEqual([200, 200]);
    expect(frozen.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 503));
    expect(frozen[0].took).toBeLessThan(1000);
    expect(Math.max(...frozen.map(({ took }) => took))).toBeLessThan(7000);
    expect(gone.map(({ status, took }) => [status, took < 1000])).toEqual([
      [503, true],
      [503, true],
    ]);
    expect(after.map(({ status }) => status)).toEqual([200, 200]);
  });
});
