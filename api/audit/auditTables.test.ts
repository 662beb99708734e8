import { recordEvent } from "#api/audit/recordEvent.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { serverUrl } from "#api/testing/database.ts";

const ACTOR = { requestId: "test", address: "local", user: null };
const anEvent = ({ db }: TestApp, count = 1) =>
  recordEvent(db.manager, ACTOR, ...Array.from({ length: count }, () => ({ act: "test" })));

test.each([
  "UPDATE audit_events SET act = 'other'",
  "DELETE FROM audit_events",
  "TRUNCATE audit_events",
  "UPDATE audit_days SET line = ''",
  "DELETE FROM audit_days",
  "TRUNCATE audit_days",
])("the trail is append-only: %s is refused", async (sql) => {
  const api = await testApp();
  await anEvent(api);
  await api.db.query("INSERT INTO audit_days (day, line) VALUES ('2026-01-01', 'line')");

  await expect(api.db.query(sql)).rejects.toThrow("it is never changed");
});

test("events of one statement and of one transaction are in one chain", async () => {
  const api = await testApp();

  await api.db.transaction(async (tx) => {
    await recordEvent(tx, ACTOR, { act: "one" }, { act: "two" });
    await recordEvent(tx, ACTOR, { act: "three" });
  });

  const chain = await api.db.query<
    { act: string; sequence: number; stripe: number; previous_hash: string; hash: string }[]
  >("SELECT * FROM audit_events ORDER BY sequence");
  expect(chain.map(({ act, sequence }) => [act, sequence])).toEqual([
    ["one", 1],
    ["two", 2],
    ["three", 3],
  ]);
  expect(new Set(chain.map(({ stripe }) => stripe)).size).toBe(1);
  expect(chain.map(({ previous_hash }) => previous_hash)).toEqual(["0".repeat(64), chain[0]?.hash, chain[1]?.hash]);
});

test("events of one moment are listed in the order they were recorded in", async () => {
  const api = await testApp();
  await anEvent(api, 300);

  const listed = await api.db.query<{ sequence: number }[]>(
    "SELECT sequence FROM audit_events ORDER BY occurred_at, id",
  );
  expect(listed.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
});

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection; this test needs more.

onServerOnly("writers do not wait for each other's transactions, and each chain is whole", async () => {
  const api = await testApp();
  const runners = Array.from({ length: 6 }, () => api.db.createQueryRunner());

  // Each transaction stays open while the next transaction records its event.
  for (const runner of runners) {
    await runner.startTransaction();
    await recordEvent(runner.manager, ACTOR, { act: "open" });
  }
  for (const runner of runners) {
    await runner.commitTransaction();
    await runner.release();
  }
  await Promise.all(Array.from({ length: 200 }, () => anEvent(api)));

  const broken = await api.db.query<object[]>(`
    SELECT * FROM (SELECT sequence, previous_hash, row_number() OVER chain AS place, lag(hash, 1, repeat('0', 64)) OVER chain AS before
      FROM audit_events WINDOW chain AS (PARTITION BY day, stripe ORDER BY sequence)) AS event WHERE place <> sequence OR before <> previous_hash`);
  const [{ count }] = await api.db.query<[{ count: number }]>("SELECT count(*)::int AS count FROM audit_events");
  expect([broken, count]).toEqual([[], 206]);
});
