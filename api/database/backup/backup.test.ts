import { createWriteStream, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

import type { DataSource } from "typeorm";

import { verifyAudit } from "#api/audit/days/verifyAudit.ts";
import { recordEvent } from "#api/audit/recordEvent.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { backupEmbedded } from "#api/database/backup/backupEmbedded.ts";
import { backupServer } from "#api/database/backup/backupServer.ts";
import { restoreEmbedded } from "#api/database/backup/restoreEmbedded.ts";
import { restoreServer } from "#api/database/backup/restoreServer.ts";
import { openEmbedded, openServer } from "#api/database/openDatabase.ts";
import { openWrappingKeys } from "#api/database/openWrappingKeys.ts";
import { sharedSecret } from "#api/database/secrets.ts";
import { anApiToken } from "#api/testing/builders/anApiToken.ts";
import { anAdmin, aSubmittedBid } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { readTenderKey } from "#api/tenders/sealed/tenderKey.ts";
import { serverUrl } from "#api/testing/database.ts";
import { ownedDatabase } from "#api/testing/databases/ownedDatabase.ts";
import { aDirectory, aPreparedDirectory, ran } from "#api/testing/servers/serverProcess.ts";

const SESSION = `INSERT INTO sessions (sid, sess, expire) SELECT 'open', json_build_object('userId', id), now() + interval '1 day' FROM users LIMIT 1`;
const OVERWRITING = "holds a database already. Restore into an empty one, or add --overwrite to lose what it holds.";

/** Stores a bid, an open session, an API token, audit events and the key of the session cookie. */
async function fill(db: DataSource) {
  await db.transaction(aSubmittedBid());
  await db.query(SESSION);
  const user = await db.transaction(anAdmin());
  await db.transaction(anApiToken(user));
  await recordEvent(
    db.manager,
    { requestId: "test", address: "local" },
    { act: "one" },
    { act: "two", after: { text: "wé" } },
  );
  return { receipts: await db.manager.find(BidRevision), key: await sharedSecret(db, "session") };
}

const contentOf = async (db: DataSource) => ({
  receipts: await db.manager.find(BidRevision),
  sessions: await db.query<object[]>("SELECT sid FROM sessions"),
  tokens: await db.query<object[]>("SELECT name FROM api_tokens WHERE revoked_at IS NULL"),
  key: await sharedSecret(db, "session"),
  audit: await verifyAudit(db, aDirectory()),
});

function damaged(file: string) {
  const half = `${file}.half`;
  const whole = readFileSync(file);
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  return half;
}

test("the running product copies its embedded database; restored elsewhere it has the receipts, the whole audit trail, no session and another key of the cookie", async () => {
  const [here, elsewhere, files] = [aPreparedDirectory(), aDirectory(), aDirectory()];
  const file = join(files, "axion.tar.gz");
  const running = await openEmbedded(here);
  const { receipts, key } = await fill(running.db);

  await backupEmbedded(here, createWriteStream(file));
  await running.db.transaction(aSubmittedBid());
  await running.close();
  const said = await restoreEmbedded(elsewhere, file, { overwrite: false });
  const refused = restoreEmbedded(elsewhere, file, { overwrite: false });
  await expect(refused).rejects.toThrow(OVERWRITING);
  await expect(restoreEmbedded(elsewhere, damaged(file), { overwrite: true })).rejects.toThrow();
  // Creates the state that a restore leaves behind if it is killed between its two renames.
  renameSync(join(elsewhere, "postgres"), join(elsewhere, "postgres.replaced"));
  const restored = await openEmbedded(elsewhere);
  const content = await contentOf(restored.db);
  await restored.close();

  expect(readdirSync(here)).toEqual(["postgres"]);
  expect(readdirSync(elsewhere)).toEqual(["postgres"]);
  expect(said).toMatch(
    /^1 bids with 1 receipts\. Every session has ended\. Ended, .*: 1 session, 1 API token\. Repeat what was done/,
  );
  expect(content).toEqual({
    receipts,
    sessions: [],
    tokens: [],
    key: expect.any(String),
    audit: "3 events and 0 signed days are unbroken.",
  });
  expect(content.key).not.toBe(key);
});

const onServerOnly = serverUrl() ? test : test.skip;

onServerOnly(
  "a server's database restored elsewhere has the receipts, no session, another key of the cookie and the runtime role's rights",
  async () => {
    const [here, elsewhere] = [
      await ownedDatabase(serverUrl() ?? "", "here"),
      await ownedDatabase(serverUrl() ?? "", "elsewhere"),
    ];
    const file = join(aDirectory(), "axion.dump");
    const running = await openServer(here.ownerUrl);
    const { receipts, key } = await fill(running.db);

    await backupServer(here.ownerUrl, createWriteStream(file));
    await running.close();
    const target = { url: elsewhere.ownerUrl, runtime: elsewhere.runtime };
    const said = await restoreServer({ ...target, overwrite: false }, file);
    await expect(restoreServer({ ...target, overwrite: false }, file)).rejects.toThrow(OVERWRITING);
    await expect(restoreServer({ ...target, overwrite: true }, damaged(file))).rejects.toThrow("pg_restore: ");
    const kept = await openServer(elsewhere.runtimeUrl);
    const content = await contentOf(kept.db);
    await kept.close();
    const again = await restoreServer({ ...target, overwrite: true }, file);
    await Promise.all([here.drop(), elsewhere.drop()]);

    for (const each of [said, again])
      expect(each).toMatch(
        /^1 bids with 1 receipts\. Every session has ended\. Ended, .*: 1 API token\. Repeat what was/,
      );
    expect(content).toEqual({
      receipts,
      sessions: [],
      tokens: [],
      key: expect.any(String),
      audit: "3 events and 0 signed days are unbroken.",
    });
    expect(content.key).not.toBe(key);
  },
);

test("the key of the seals is not in the backup, and a restore without it reads no sealed bid", async () => {
  const [here, elsewhere] = [aPreparedDirectory(), aDirectory()];
  const file = join(aDirectory(), "axion.tar.gz");
  const keysIn = (directory: string) => openWrappingKeys({ byDefault: false, current: null, old: [], directory });
  const running = await openEmbedded(here);
  const tender = await running.db.transaction(aSealedTender({}, keysIn(here)));
  await backupEmbedded(here, createWriteStream(file));
  await running.close();
  await restoreEmbedded(elsewhere, file, { overwrite: false });
  const restored = await openEmbedded(elsewhere);

  const key = readFileSync(join(here, "seal.key"), "utf8").trim();
  const backup = gunzipSync(readFileSync(file));
  const read = (directory: string) => readTenderKey(restored.db.manager, keysIn(directory), tender.id);

  expect(backup.includes(key) || backup.includes(Buffer.from(key, "base64"))).toBe(false);
  await expect(read(elsewhere)).rejects.toThrow("does not have the key of its seal");
  expect(await read(here)).toHaveLength(32);
  await restored.close();
});

test("the commands tell in a sentence what they lack", async () => {
  const directory = aDirectory();
  const text = join(aDirectory(), "text");
  writeFileSync(text, "Hello, this is a text.");

  const [restore, backup] = await Promise.all([
    ran("restore", { DATA_DIR: directory }, text),
    ran("backup", { DATA_DIR: directory }),
  ]);

  expect(restore).toEqual({ code: 1, printed: `The backup could not be restored: ${text} is not a backup\n` });
  expect(readdirSync(".").filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  expect(backup).toEqual({
    code: 1,
    printed: `The database could not be backed up: There is no embedded database in ${directory}.\n`,
  });
});
