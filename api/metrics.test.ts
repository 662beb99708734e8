import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";

import { Registry } from "prom-client";

import { openLog } from "#api/core/http/log.ts";
import { httpServer, HTTP_LIMITS } from "#api/core/http/server/httpServer.ts";
import { watchAnswers } from "#api/core/metrics/watchAnswers.ts";
import { READ_OUTBOX } from "#api/mail/outboxMetrics.ts";
import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { queueMail } from "#api/mail/queueMail.ts";
import { openServer, type ServedDatabase } from "#api/database/openDatabase.ts";
import { openMetrics } from "#api/metrics.ts";
import { aBuiltSite } from "#api/testing/aBuiltSite.ts";
import { aBid, aBidder, anAdmin, aPartner, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { serverUrl, workerDatabaseUrl } from "#api/testing/database.ts";
import { networkTo } from "#api/testing/servers/networkTo.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

interface Measured {
  api: TestApp;
  visitor: Client;
  as: (user: { username: string }) => Client;
  metricsUrl: string;
  server: Server;
  /** Reads the metrics once no request is running, so that every answer has been measured. */
  scrape: () => Promise<string>;
}

/** Calls `use` with an app whose metrics are served. The app has the database `own`, or else that of testApp. */
async function measured<T>(
  use: (measured: Measured) => Promise<T>,
  own?: Pick<ServedDatabase, "db" | "embedded" | "ping">,
) {
  const api = await testApp();
  const database = own ?? { db: api.db, embedded: !serverUrl(), ping: () => api.db.query("SELECT 1") };
  const logged: string[] = [];
  const log = openLog("error", { write: (line: string) => logged.push(line) });
  const { server, register, stop } = openMetrics({ database, isDraining: () => false, log });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const metricsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  const scrape = async () => {
    let text = "";
    await until(async () => {
      text = await (await fetch(metricsUrl)).text();
      return valueOf(text, "axion_http_requests_under_way") === 0;
    });
    return text;
  };
  const options = { db: database.db, metrics: register, builtSite: await aBuiltSite() };
  try {
    await secondApp(api, options, (url) =>
      use({
        api,
        visitor: client(url),
        as: ({ username }) => client(url, { username, password: PASSWORD }),
        metricsUrl,
        server,
        scrape,
      }),
    );
  } finally {
    await stop();
  }
  expect(logged).toEqual([]);
}

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

/** The sum of the metric's values that have these labels; undefined if there are none. */
function valueOf(text: string, name: string, labels: Record<string, string> = {}) {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const values = linesOf(text).filter(
    (line) => new RegExp(`^${name}[ {]`).test(line) && wanted.every((each) => line.includes(each)),
  );
  return values.length === 0
    ? undefined
    : values.map((line) => Number(line.split(" ").at(-1))).reduce((sum, value) => sum + value);
}

const requests = (text: string, route: string, status = "200") =>
  valueOf(text, "axion_http_request_duration_seconds_count", { route, status });
const mutations = (text: string, mutation: string, outcome = "done") =>
  valueOf(text, "axion_mutations_total", { mutation, outcome });
const refusals = (text: string, code: string) => valueOf(text, "axion_refusals_total", { code });

const SUBMIT = "mutation ($input: BidInput!) { submitBid(input: $input) { id revision } }";
const REVISE = "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }";
const WITHDRAW = "mutation ($id: ID!) { withdrawBid(id: $id) { id } }";

test("bids are counted once they are submitted, revised and withdrawn, by GraphQL and REST; a retry is not counted again", () =>
  measured(async ({ api, as, scrape }) => {
    const [bidder, other] = [as(await api.has(aBidder())), as(await api.has(aBidder()))];
    const { id: tenderId } = await api.has(aTender());
    const before = await scrape();

    const { data } = await bidder.graphql(SUBMIT, { input: aBid({ tenderId, clientMutationId: "try" }) });
    await bidder.graphql(SUBMIT, { input: aBid({ tenderId, clientMutationId: "try" }) });
    await other.post("/api/bids", aBid({ tenderId }));
    await bidder.graphql(REVISE, { id: data.submitBid.id, input: aBid({ bidAmount: 1, revision: 1 }) });
    await bidder.graphql(WITHDRAW, { id: data.submitBid.id });
    const after = await scrape();

    const bids = (text: string) =>
      ["submitBid", "reviseBid", "withdrawBid"].map((mutation) => mutations(text, mutation));
    expect([bids(before), bids(after)]).toEqual([
      [0, 0, 0],
      [2, 1, 1],
    ]);
    expect([requests(after, "/graphql submitBid"), requests(after, "/api/bids", "201")]).toEqual([2, 1]);
  }));

test("refusals are counted by code, of bids and sign-ins with their mutation, by GraphQL, REST and the contact form", () =>
  measured(async ({ api, visitor, as, scrape }) => {
    const [bidder, partner] = [as(await api.has(aBidder())), as(await api.has(aPartner()))];
    const [open, closed] = [await api.has(aTender()), await api.has(aTender({ status: "closed" }))];
    const input = aBid({ tenderId: closed.id });

    await bidder.graphql(SUBMIT, { input });
    await bidder.post("/api/bids", input);
    await bidder.graphql(
      "mutation ($a: BidInput!, $b: BidInput!) { one: submitBid(input: $a) { id } two: submitBid(input: $b) { id } }",
      { a: aBid({ tenderId: open.id }), b: input },
    );
    await bidder.graphql(SUBMIT, { input: {} });
    await bidder.post("/api/bids", { tenderId: open.id });
    await partner.graphql(SUBMIT, { input });
    await visitor.graphql("mutation { submitBid(input: 7) { id } }");
    await visitor.post("/api/login", { username: "nobody", password: "a wrong one" });
    await visitor.post("/graphql", { query: 7 });
    await visitor.get("/api/nothing");
    await visitor.send("POST", "/contact", "firstName=Ada", {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html",
    });
    const text = await scrape();

    const ofBids = (code: string) => mutations(text, "submitBid", code);
    expect([
      ofBids("done"),
      ofBids("TENDER_CLOSED"),
      ofBids("BAD_USER_INPUT"),
      ofBids("PROFILE_REQUIRED"),
      ofBids("UNAUTHENTICATED"),
    ]).toEqual([1, 3, 2, 1, 1]);
    expect(mutations(text, "login", "UNAUTHENTICATED")).toBe(1);
    expect(
      ["TENDER_CLOSED", "BAD_USER_INPUT", "UNAUTHENTICATED", "NOT_FOUND", "INTERNAL"].map((code) =>
        refusals(text, code),
      ),
    ).toEqual([3, 4, 2, 1, 0]);
  }));

test("every answer is measured once, also those from memory", () =>
  measured(async ({ api, visitor, as, scrape }) => {
    const admin = as(await api.has(anAdmin()));
    await admin.signIn();
    const LIST = "{ tenders(first: 5) { nodes { title } } }";

    for (const address of [
      "/",
      "/assets/x.js",
      "/dashboard/submit-bid/7",
      "/blog",
      "/favicon.svg",
      "/healthz",
      "/contact/sent",
    ])
      await visitor.get(address);
    const statements = await api.statementsOf(() => admin.graphql(LIST));
    await admin.graphql(LIST);
    await admin.graphql("query A { tenders { totalCount } projects { totalCount } }");
    for (let time = 0; time < 2; time++) await admin.get("/api/tenders");
    await admin.get("/api/tenders", { authorization: "Bearer x" });
    const text = await scrape();

    expect(statements.length).toBeGreaterThan(0);
    expect(requests(text, "built site")).toBe(3);
    expect(
      ["/dashboard/submit-bid/:tenderId", "/blog", "other", "/healthz"].map((route) => requests(text, route)),
    ).toEqual([1, 1, 1, 1]);
    expect([
      requests(text, "/graphql tenders"),
      requests(text, "/graphql several"),
      requests(text, "/api/tenders"),
      requests(text, "/api", "401"),
    ]).toEqual([2, 1, 2, 1]);
    const count = valueOf(text, "axion_http_request_duration_seconds_count");
    expect([count, valueOf(text, "axion_http_request_duration_seconds_bucket", { le: "+Inf" })]).toEqual([14, count]);
  }));

test("a request whose client hung up counts as aborted, not with a status that nobody got", async () => {
  const register = new Registry();
  const silent = httpServer(
    watchAnswers(
      register,
      () => socket.destroy(),
      () => undefined,
    ),
  ).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const socket = connect((silent.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined);
  socket.write("GET /api/7 HTTP/1.1\r\nHost: here\r\n\r\n");

  const [, response] = (await once(silent, "request")) as [unknown, ServerResponse];
  await once(response, "close");
  silent.close();

  expect(requests(await register.metrics(), "/api", "aborted")).toBe(1);
  expect(valueOf(await register.metrics(), "axion_http_requests_under_way")).toBe(0);
});

test("made-up paths, methods, operations, fields and texts add no series, and none is shown", () =>
  measured(async ({ api, visitor, as, scrape }) => {
    const secret = "Zanzibar";
    const user = await api.has(
      aBidder({ username: `user-${secret}`, email: `${secret}@example.org` }, { companyName: `${secret} Works` }),
    );
    const tender = await api.has(aTender({ title: `A bridge in ${secret}`, tenderNumber: `T-${secret}` }));
    const bidder = as(user);
    await bidder.signIn();
    const round = async (text: string) => {
      await visitor.get(`/${text}`);
      await visitor.get(`/assets/${text}.js`);
      await visitor.get(`/blog/${text}?q=${text}`);
      await visitor.get(`/api/${text}`);
      await visitor.send("PROPFIND", `/${text}`);
      await visitor.send("PURGE", `/api/bids/${text}`);
      await bidder.get(`/api/tenders/${text}`);
      await bidder.graphql(`query ${text} { ${text}: me { ${text}: id } }`);
      await bidder.graphql(`query ${text} { ${text} }`);
      await bidder.graphql(`mutation ${text} { ${text}(input: "${text}") { id } }`);
      await bidder.graphql(`{ ${text}`);
      await bidder.post("/graphql", { query: "query A { me { id } } query B { me { id } }", operationName: text });
      await bidder.post("/api/bids", { [text]: text }, { "idempotency-key": text });
      await bidder.post("/api/bids", aBid({ tenderId: tender.id, technicalProposal: text.repeat(10) }));
      await visitor.post("/api/login", { username: text, password: text });
    };

    await round(`${secret}0`);
    await round(`${secret}1`);
    // Exclude the metrics of Node.js, whose series are added at run time, for example for each kind of garbage
    // collection.
    const series = (scraped: string) => linesOf(scraped).filter((line) => line.startsWith("axion_"));
    const before = series(await scrape()).length;
    for (let time = 2; time < 7; time++) await round(`${secret}${time}`);
    const text = await scrape();

    expect(series(text)).toHaveLength(before);
    expect(mutations(text, "submitBid")).toBe(1);
    expect(text).not.toContain('mutation="other"');
    for (const planted of [secret, secret.toLowerCase(), user.id, tender.id, "127.0.0.1"])
      expect(text).not.toContain(planted);
  }));

test("the metrics of the outbox say how many mails are due, for how long, which fail, and which are not retried", () =>
  measured(async ({ api, scrape }) => {
    const outbox = async () => {
      const text = await scrape();
      return ["waiting_mails", "oldest_waiting_seconds", "failing_mails", "given_up_mails"].map(
        (name) => valueOf(text, `axion_outbox_${name}`) ?? NaN,
      );
    };
    const empty = await outbox();
    const mail = { recipient: "ada@example.org", replyTo: "desk@example.org", subject: "Yours", text: "." };
    await api.db.transaction(async (tx) => {
      for (let count = 0; count < 5; count++) await queueMail(tx, mail);
    });
    const [sent, failing, givenUp, old] = await api.db.manager.find(OutgoingMail);
    const hourAgo = new Date(Date.now() - 3_600_000);
    await api.db.manager.update(OutgoingMail, sent!.id, {
      attempts: 1,
      sentAt: new Date(),
      nextAttemptAt: null,
      createdAt: new Date(0),
    });
    await api.db.manager.update(OutgoingMail, failing!.id, { attempts: 2, lastError: "refused" });
    await api.db.manager.update(OutgoingMail, givenUp!.id, {
      attempts: 30,
      nextAttemptAt: null,
      lastError: "refused",
      createdAt: new Date(0),
    });
    await api.db.manager.update(OutgoingMail, old!.id, { createdAt: hourAgo });

    const [waiting, oldest, ...others] = await outbox();

    expect(empty).toEqual([0, 0, 0, 0]);
    expect([waiting, ...others]).toEqual([3, 1, 1]);
    expect([oldest! >= 3_590, oldest! < 3_900]).toEqual([true, true]);
  }));

test("the statement of a scrape reads an index, not the mails of thirty days", async () => {
  const { db } = await testApp();
  await db.query(
    "INSERT INTO outgoing_mails (recipient, subject, text, attempts, next_attempt_at, sent_at) SELECT 'a@example.org', 'b', 'c', 1, NULL, now() FROM generate_series(1, 2000)",
  );
  await db.query("ANALYZE outgoing_mails");

  const plan = await db.query<{ "QUERY PLAN": string }[]>(`EXPLAIN ${READ_OUTBOX}`);

  expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain("outgoing_mails_unsent_idx");
});

test("a database that is down is reported; its values are left out, and all others are shown", async () => {
  const { db, visitor } = await testApp();
  const gone = () => Promise.reject(new Error("Connection terminated unexpectedly"));
  const broken = Object.assign(Object.create(db) as typeof db, { query: gone });

  await measured(
    async ({ scrape }) => {
      const text = await scrape();

      expect(valueOf(text, "axion_database_up")).toBe(0);
      expect([
        valueOf(text, "axion_outbox_waiting_mails"),
        valueOf(text, "axion_mutations_total", { mutation: "submitBid" }),
      ]).toEqual([undefined, 0]);
      expect(valueOf(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    },
    { db: broken, embedded: true, ping: gone },
  );
  expect((await visitor.get("/readyz")).status).toBe(200);
});

test("a database that never answers delays a scrape by no more than the limit of a reading, and many scrapes ask it once", async () => {
  const { db } = await testApp();
  let queries = 0;
  const never = () => {
    queries++;
    return new Promise<never>(() => undefined);
  };
  const hanging = Object.assign(Object.create(db) as typeof db, { query: never });

  await measured(
    async ({ metricsUrl }) => {
      const texts = await Promise.all([1, 2, 3].map(async () => (await fetch(metricsUrl)).text()));

      expect(texts.map((text) => valueOf(text, "axion_database_up"))).toEqual([0, 0, 0]);
      expect(texts.map((text) => valueOf(text, "axion_outbox_waiting_mails"))).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      // Three queries: for the mails, the webhooks and the files. The three scrapes share them.
      expect(queries).toBe(3);
    },
    { db: hanging, embedded: true, ping: () => new Promise(() => undefined) },
  );
});

test("the server of the metrics answers GET /metrics and nothing else, with the product's limits for slow clients", () =>
  measured(async ({ metricsUrl, server }) => {
    const { headersTimeout, keepAliveTimeout } = HTTP_LIMITS;
    const ask = async (path: string, method = "GET") => {
      const { status, headers } = await fetch(new URL(path, metricsUrl), { method });
      return [status, headers.get("content-type"), headers.get("allow")];
    };

    expect(await ask("/metrics")).toEqual([200, "text/plain; version=0.0.4; charset=utf-8", null]);
    expect(await ask("/metrics?name=x")).toEqual([200, "text/plain; version=0.0.4; charset=utf-8", null]);
    for (const method of ["POST", "HEAD", "DELETE"]) expect(await ask("/metrics", method)).toEqual([405, null, "GET"]);
    expect(server).toMatchObject({ headersTimeout, keepAliveTimeout });
    for (const path of ["/", "/metrics/", "/graphql", "/api/tenders", "/healthz"])
      expect(await ask(path)).toEqual([404, null, null]);
  }));

test("each metric that the page of deployment names exists", async () => {
  const { db } = await testApp();
  await measured(
    async ({ visitor, scrape }) => {
      await visitor.get("/healthz");
      const exported = new Set(linesOf(await scrape()).map((line) => line.split(/[ {]/)[0]));
      const page = readFileSync("api/deploy/README.md", "utf8");
      const named = page
        .slice(page.indexOf("## Watch it"), page.indexOf("## Back up and restore"))
        .match(/\b(axion|nodejs)_[a-z0-9_]+(?=[ `{[])/g)!;

      expect(named.length).toBeGreaterThan(8);
      expect(named.filter((name) => !exported.has(name) && !exported.has(`${name}_bucket`))).toEqual([]);
    },
    { db, embedded: false, ping: () => Promise.resolve() },
  );
});

test("two apps in one process have metrics of their own", async () => {
  await measured(async ({ visitor, scrape }) => {
    await visitor.get("/healthz");
    await measured(async (second) => {
      expect(requests(await second.scrape(), "/healthz")).toBeUndefined();
    });
    expect(requests(await scrape(), "/healthz")).toBe(1);
  });
});

const url = serverUrl();
/** Skips the tests without a database server, because the embedded database has no pool and no network. */
const onServer = url ? describe : describe.skip;

onServer("a database server", () => {
  test("the pool tells its connections and who waits for one; a frozen server hides no other metric, and is up again without a restart", async () => {
    await testApp();
    const network = await networkTo(workerDatabaseUrl());
    const database = await openServer(network.url, 2);

    await measured(async ({ visitor, metricsUrl, scrape }) => {
      await visitor.get("/api/projects");
      const before = await scrape();
      network.freeze();
      const waiting = Array.from({ length: 5 }, () => visitor.get("/api/projects"));
      let frozen = "";
      await until(async () => {
        frozen = await (await fetch(metricsUrl)).text();
        return (valueOf(frozen, "axion_database_pool_waiting_requests") ?? 0) > 0;
      });
      await Promise.all(waiting);
      network.cut();
      network.mend();
      await visitor.get("/api/projects");
      const after = await scrape();

      expect([
        valueOf(before, "axion_database_up"),
        valueOf(frozen, "axion_database_up"),
        valueOf(after, "axion_database_up"),
      ]).toEqual([1, 0, 1]);
      expect(valueOf(before, "axion_database_pool_connections")).toBeGreaterThan(0);
      expect([
        valueOf(frozen, "axion_database_pool_connections"),
        valueOf(frozen, "axion_outbox_waiting_mails"),
      ]).toEqual([2, undefined]);
      expect([valueOf(after, "axion_outbox_waiting_mails"), requests(after, "/api/projects", "503")]).toEqual([0, 5]);
    }, database);
    await database.close();
    await network.close();
  });
});
