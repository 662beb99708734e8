import { randomUUID } from "node:crypto";

import { pino } from "pino";

import { deleteOldCounts } from "#api/core/http/limits/throttle.ts";
import { deleteOldKeys } from "#api/core/database/createOnce.ts";
import { IdempotencyKey } from "#api/core/database/IdempotencyKey.ts";
import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { housekeeping } from "#api/database/housekeeping.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { aBidder, PASSWORD } from "#api/testing/builders/builders.ts";
import { idOf, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const NOW = new Date("2026-07-01T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;
const NEVER = 1_000_000_000;

async function given() {
  const api = await testApp();
  const { db } = api;
  const logged: string[] = [];
  const log = pino(
    { level: "info" },
    { write: (line: string) => logged.push((JSON.parse(line) as { msg: string }).msg) },
  );
  const keep = (key: string, createdAt: Date) =>
    db.manager.insert(IdempotencyKey, {
      owner: "ada@example.org",
      act: "register",
      key,
      fingerprint: "0".repeat(64),
      createdId: randomUUID(),
      createdAt,
    });
  const keys = async () => (await db.manager.find(IdempotencyKey)).map(({ key }) => key).sort();
  const sentLongAgo = () =>
    db.query(
      `INSERT INTO outgoing_mails (recipient, subject, text, attempts, next_attempt_at, sent_at) VALUES ('ada@example.org', '.', '.', 1, NULL, now() - interval '31 days')`,
    );
  const mails = async () => (await db.query<object[]>("SELECT 1 FROM outgoing_mails")).length;
  return { api, db, log, logged, keep, keys, sentLongAgo, mails };
}

test("an idempotency key is kept for thirty days", async () => {
  const { db, keep, keys } = await given();
  await keep("30 days and more", new Date(NOW.getTime() - 30 * DAY - 1));
  await keep("30 days", new Date(NOW.getTime() - 30 * DAY));
  await keep("today", NOW);

  await deleteOldKeys(db, NOW);

  expect(await keys()).toEqual(["30 days", "today"]);
});

test("a count of a rate limit is deleted an hour after it has expired; one without an end stays", async () => {
  const { db } = await given();
  const anHourAgo = NOW.getTime() - 60 * 60 * 1000;
  for (const [key, expire] of [
    ["long expired", anHourAgo - 1],
    ["expired an hour ago", anHourAgo],
    ["endless", null],
  ] as const)
    await db.query("INSERT INTO rate_limits (key, points, expire) VALUES ($1, 1, $2)", [key, expire]);

  await deleteOldCounts(db, NOW.getTime());

  expect(await db.query("SELECT key FROM rate_limits ORDER BY key")).toEqual([
    { key: "endless" },
    { key: "expired an hour ago" },
  ]);
});

test("old keys, and mails that were sent long ago, are dropped at the start, and what is new stays", async () => {
  const { db, log, logged, keep, keys, sentLongAgo, mails } = await given();
  await keep("old", new Date(Date.now() - 31 * DAY));
  await keep("new", new Date(Date.now() - 29 * DAY));
  await sentLongAgo();

  await housekeeping({ db, log, contactRequestMonths: 24 }, NEVER).stop();

  expect([await keys(), await mails(), logged]).toEqual([["new"], 0, []]);
});

test("after the start it is done again and again, not all the time, until it is stopped", async () => {
  const { db, log, sentLongAgo, mails } = await given();
  const seldom = housekeeping({ db, log, contactRequestMonths: 24 }, NEVER);
  await seldom.stop();
  await sentLongAgo();
  const between = await mails();

  const often = housekeeping({ db, log, contactRequestMonths: 24 }, 20);
  await until(async () => (await mails()) === 0);
  await sentLongAgo();
  await until(async () => (await mails()) === 0);
  await often.stop();
  await sentLongAgo();

  expect([between, await mails()]).toEqual([1, 1]);
});

test("an entry that cannot be dropped is logged, and the others are dropped", async () => {
  const { db, log, logged, sentLongAgo, mails } = await given();
  await sentLongAgo();
  await db.query("ALTER TABLE idempotency_keys RENAME TO hidden");

  await housekeeping({ db, log, contactRequestMonths: 24 }, NEVER).stop();
  await db.query("ALTER TABLE hidden RENAME TO idempotency_keys");

  expect([await mails(), logged]).toEqual([0, ["deleting old idempotency keys failed"]]);
});

test("a server without a virus check keeps files that another server left unchecked, also those of after its start", async () => {
  const { api, log, logged } = await given();
  const company = await api.has(aBidder());
  const stateOf = async (id: string) =>
    (await api.db.query<{ state: string }[]>("SELECT state FROM files WHERE id = $1", [id]))[0]!.state;
  const upkeep = housekeeping({ db: api.db, log, contactRequestMonths: 24, unchecked: filePurposes }, 20);

  const files = { store: folderStore(filesDirectory()), companyBytes: 1_000_000, scan: () => undefined };
  try {
    await secondApp(api, { files }, async (url) => {
      const signedIn = client(url, { username: company.username, password: PASSWORD });
      const declared = { filename: "Licence.pdf", purpose: "companyDocument" };
      const path = await uploads(signedIn).whole(someBytes(100), declared);
      await until(async () => (await stateOf(idOf(path))) === "kept");
    });
  } finally {
    await upkeep.stop();
  }

  expect(logged).toEqual(["these uploaded files waited for a virus check, and are kept without one: CLAMD is not set"]);
});
