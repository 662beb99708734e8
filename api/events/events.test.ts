import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";

import { Registry } from "prom-client";

import { createApp } from "#api/app.ts";
import { drainable } from "#api/core/http/server/drain.ts";
import { httpServer } from "#api/core/http/server/httpServer.ts";
import { openLog } from "#api/core/http/log.ts";
import { eventStreams } from "#api/events/eventStreams.ts";
import { postgresEvents } from "#api/events/postgresEvents.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aBid, aBidder, aTender, tenderInput } from "#api/testing/builders/builders.ts";
import { client, type Client } from "#api/testing/client.ts";
import { serverUrl, workerDatabaseUrl } from "#api/testing/database.ts";
import { eventStream } from "#api/testing/eventStream.ts";
import { movedClock } from "#api/testing/movedClock.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { until } from "#api/testing/until.ts";

const onServerOnly = serverUrl() ? test : test.skip; // Only one process can use the embedded database.

const open: { close: () => unknown }[] = [];
afterEach(() => {
  jest.useRealTimers();
  open.splice(0).forEach((stream) => stream.close());
});

async function streamFor(reader: Client, url: string) {
  const stream = await eventStream(url, reader);
  open.push(stream);
  await until(() => stream.count("tenders") > 0);
  return stream;
}

/**
 * Creates a tender and three signed-in users: an administrator and a partner, each with an open event stream, and a
 * bidder without an event stream.
 */
async function readers() {
  const { api, admin, partner } = await adminAndPartner();
  const bidder = api.as(await api.has(aBidder()));
  await bidder.openSession();
  const tender = await api.has(aTender());
  return {
    api,
    admin,
    partner,
    bidder,
    tender,
    forAdmin: await streamFor(admin, api.url),
    forPartner: await streamFor(partner, api.url),
  };
}

test("a visitor gets 401 and no stream; another method 405", async () => {
  const { api, admin } = await adminAndPartner();

  const refused = await api.visitor.get("/events");
  const posted = await admin.post("/events", {});

  expect(refused).toMatchObject({ status: 401, body: { code: "UNAUTHENTICATED" } });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a stream is neither stored, nor buffered, nor compressed, and begins with the revisions that its reader may know", async () => {
  const { admin, forAdmin, forPartner } = await readers();

  const { data } = await admin.graphql("{ tenderRevision bidsRevision }");

  expect(forAdmin.events()).toEqual([
    { kind: "tenders", data: data.tenderRevision },
    { kind: "bids", data: data.bidsRevision },
  ]);
  expect(forPartner.events()).toEqual([{ kind: "tenders", data: data.tenderRevision }]);
  expect(forPartner.headers).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(forPartner.headers["content-encoding"]).toBeUndefined();
});

test("a change of a tender is told to all, one of a bid to administrators alone", async () => {
  const { admin, bidder, tender, forAdmin, forPartner } = await readers();

  await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  await until(() => forAdmin.count("bids") === 2);
  const afterBid = forPartner.text();
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Longer bridge" });
  await until(() => forPartner.count("tenders") === 2 && forAdmin.count("tenders") === 2);

  expect(afterBid).not.toMatch(/bids|tenders[^]*tenders/);
  expect(forPartner.text()).not.toContain("bids");
  expect(forPartner.events().at(-1)).toEqual({
    kind: "tenders",
    data: (await admin.graphql("{ tenderRevision }")).data.tenderRevision,
  });
});

test("streams go on when the clock of the process goes back by a day", async () => {
  const { admin, tender, forAdmin } = await readers();
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Longer bridge" });
  await until(() => forAdmin.count("tenders") === 2);
  jest.useFakeTimers(movedClock(-86_400_000));

  await admin.patch(`/api/tenders/${tender.id}`, { title: "Even longer bridge" });

  await until(() => forAdmin.count("tenders") === 3);
});

test("of a draft a partner learns no more than from tenderRevision", async () => {
  const { admin, partner, forPartner } = await readers();

  await admin.post("/api/tenders", tenderInput({ title: "Secret", status: "draft" }));
  await until(() => forPartner.count("tenders") === 2);

  expect(forPartner.events().map(({ data }) => data)).toContain(
    (await partner.graphql("{ tenderRevision }")).data.tenderRevision,
  );
  expect(forPartner.text().replace(/retry: \d+|event: tenders|data: \d+|:|\n/g, "")).toBe("");
});

test("many changes at once are told as few", async () => {
  const { api, admin, tender, forAdmin } = await readers();
  const bidders = await Promise.all(Array.from({ length: 20 }, async () => api.as(await api.has(aBidder()))));
  await Promise.all(bidders.map((each) => each.openSession()));
  const before = forAdmin.count("bids");

  await Promise.all(bidders.map((each) => each.post("/api/bids", aBid({ tenderId: tender.id }))));
  const { bidsRevision } = (await admin.graphql("{ bidsRevision }")).data as { bidsRevision: string };
  await until(() => forAdmin.events().at(-1)?.data === bidsRevision);

  expect(forAdmin.count("bids") - before).toBeLessThan(20);
});

test.each([
  ["signs out", ({ partner }: Scene) => partner.post("/api/logout")],
  ["is blocked", ({ admin, id }: Scene) => admin.patch(`/api/users/${id}`, { status: "blocked" })],
  ["is deleted", ({ admin, id }: Scene) => admin.delete(`/api/users/${id}`)],
  ["becomes an administrator", ({ admin, id }: Scene) => admin.patch(`/api/users/${id}`, { isAdmin: true })],
  [
    "has a session that expires",
    ({ api, id }: Scene) => api.db.query("UPDATE sessions SET expire = now() WHERE user_id = $1", [id]),
  ],
])("the stream of a person who %s ends, and no other one", async (_what, act) => {
  const { api, admin, partner, forAdmin, forPartner } = await readers();
  const { id } = (await partner.graphql("{ me { id } }")).data.me as { id: string };

  await act({ api, admin, partner, id });
  await until(() => forPartner.hasEnded());

  expect(forAdmin.hasEnded()).toBe(false);
});

type Scene = Pick<Awaited<ReturnType<typeof readers>>, "api" | "admin" | "partner"> & { id: string };

test("a session has ten streams: a further one ends the oldest", async () => {
  const { api, partner, forPartner, forAdmin } = await readers();
  const more = [];

  for (let place = 0; place < 10; place++) more.push(await streamFor(partner, api.url));
  await until(() => forPartner.hasEnded());

  expect([...more, forAdmin].map((stream) => stream.hasEnded())).toEqual(Array(11).fill(false));
});

test("a client that does not read is cut", async () => {
  const streams = eventStreams();
  const server = createServer((_request, response) =>
    streams.open(response, "one", { isAdmin: false, tenders: "1", bids: null, unread: null }),
  ).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
    .on("error", () => undefined)
    .pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await until(() => streams.count() === 1);

  for (let change = 0; streams.count() > 0 && change < 1000; change++) {
    streams.tell(
      ["one"],
      new Map([["one", { isAdmin: false, tenders: `${change}${"0".repeat(100_000)}`, bids: null, unread: null }]]),
    );
    await new Promise((later) => setImmediate(later));
  }

  expect(streams.count()).toBe(0);
  socket.destroy();
  server.close();
});

test("a stop ends the streams at once, and takes no further one", async () => {
  const { api, admin } = await adminAndPartner();
  const { answer, close, endStreams } = await createApp({
    db: api.db,
    log: openLog("silent"),
    secret: "only for tests",
  });
  const server = httpServer(answer);
  const draining = drainable(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stream = await streamFor(admin, url);

  endStreams();
  const late = await eventStream(url, admin);
  await Promise.race([
    draining.drain(),
    new Promise((_, failed) => setTimeout(() => failed(new Error("the stream holds the server")), 6_000).unref()),
  ]);
  await close();

  expect(late).toMatchObject({ status: 503, headers: { "retry-after": expect.any(String) } });
  await until(() => stream.hasEnded());
});

test("open streams are counted, and are no requests under way", async () => {
  const { api, admin } = await adminAndPartner();
  const metrics = new Registry();

  await secondApp(api, { metrics }, async (url) => {
    await streamFor(admin, url);
    const text = await metrics.metrics();
    expect(text).toContain("\naxion_event_streams 1\n");
    expect(text).toContain("\naxion_http_requests_under_way 0\n");
    open.splice(0).forEach((stream) => stream.close());
    await until(async () => (await metrics.metrics()).includes("\naxion_event_streams 0\n"));
  });

  expect(await metrics.metrics()).not.toContain('route="/events"');
});

const noticesAt = (api: { db: Parameters<typeof postgresEvents>[0]["db"] }, url = workerDatabaseUrl()) =>
  postgresEvents({ db: api.db, url, isDirect: false, log: openLog("silent") });

onServerOnly("a change in one process is told by another one, also after its connection was lost", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const notices = noticesAt(api);

  await secondApp(api, { notices: noticesAt(api) }, (one) =>
    secondApp(api, { notices }, async (other) => {
      const stream = await streamFor(partner, other);
      await until(() => notices.isListening());
      const inOne = client(one);
      inOne.cookie = admin.cookie;
      await inOne.post("/api/tenders", tenderInput());
      await until(() => stream.count("tenders") === 2);

      await api.db.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
      );
      await until(() => !notices.isListening());
      await inOne.post("/api/tenders", tenderInput());
      await until(() => stream.count("tenders") === 3 && notices.isListening());
    }),
  );
});

onServerOnly("without notices a process asks by itself", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const deaf = noticesAt(api, "postgres://nobody@127.0.0.1:1/none");

  await secondApp(api, { notices: deaf }, async (url) => {
    const stream = await streamFor(partner, url);
    await admin.post("/api/tenders", tenderInput());
    await until(() => stream.count("tenders") === 2);
    expect(deaf.isListening()).toBe(false);
  });
});
