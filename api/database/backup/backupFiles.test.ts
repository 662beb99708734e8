import { createHash } from "node:crypto";
import { createWriteStream, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import type { DataSource } from "typeorm";

import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { uuidAt } from "#api/core/database/uuidAt.ts";
import { backupEmbedded } from "#api/database/backup/backupEmbedded.ts";
import { restoreEmbedded } from "#api/database/backup/restoreEmbedded.ts";
import { openFiles } from "#api/database/embeddedFiles.ts";
import { openEmbedded } from "#api/database/openDatabase.ts";
import { writeBytes } from "#api/files/store/fileBytes.ts";
import { filesIn, folderStore } from "#api/files/store/folderStore.ts";
import { verifyFiles } from "#api/files/verifyFiles.ts";
import { anAdmin } from "#api/testing/builders/builders.ts";
import { TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { sha256Of, someBytes } from "#api/testing/builders/uploads.ts";
import { aDirectory, aPreparedDirectory } from "#api/testing/servers/serverProcess.ts";

const NOTHING = { offset: 0, isWhole: false, tail: Buffer.alloc(0), part: null };

/** Uploads and deletes files in the order in which the product writes the folder and the rows. */
async function filesOf(db: DataSource, directory: string) {
  const owner = await db.transaction(anAdmin());
  const store = folderStore(filesIn(directory));
  const begin = async (bytes: Buffer) => {
    const id = uuidAt(new Date());
    await db.query(
      "INSERT INTO files (id, owner_id, purpose, bytes, name) VALUES ($1, $2, 'tenderDocument', $3, 'a.pdf')",
      [id, owner.id, bytes.length],
    );
    const writer = await writeBytes(store, { id, bytes: bytes.length, key: null }, NOTHING);
    await writer.write(bytes);
    return { id, part: await writer.end() };
  };
  const add = async (bytes = someBytes(50_000)) => {
    const { id, part } = await begin(bytes);
    await store.finish(id, part);
    await db.query(
      "UPDATE files SET state = 'kept', whole_at = clock_timestamp(), sha256 = $2, media_type = 'x/y', document_key = $2 WHERE id = $1",
      [id, sha256Of(bytes)],
    );
    return id;
  };
  const remove = async (id: string) => {
    await db.query("UPDATE files SET state = 'expired' WHERE id = $1", [id]);
    await store.remove(id);
  };
  return { begin, add, remove };
}

const verified = (db: DataSource, directory: string) =>
  verifyFiles(db, { store: folderStore(filesIn(directory)), purposes: filePurposes }, TEST_WRAPPING_KEYS);

async function restoredFiles(directory: string, file: string) {
  const said = await restoreEmbedded(directory, file, { overwrite: false });
  const { db, close } = await openEmbedded(directory);
  const check = await verified(db, directory);
  await close();
  return { said, check };
}

test("a backup that the running product makes while files come and go has every file that its database names", async () => {
  const [here, elsewhere] = [aPreparedDirectory(), aDirectory()];
  const file = join(aDirectory(), "axion.tar.gz");
  const { db, close } = await openEmbedded(here);
  const { begin, add, remove } = await filesOf(db, here);
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push(await add());
  const { id: unfinished } = await begin(someBytes(10));

  const until = { isDone: false };
  const load = (async () => {
    while (!until.isDone) {
      ids.push(await add());
      await remove(ids.shift()!);
    }
  })();
  await backupEmbedded(here, createWriteStream(file));
  until.isDone = true;
  await load;
  for (const id of ids) await remove(id);
  await close();
  const { said, check } = await restoredFiles(elsewhere, file);

  expect(check).toMatchObject({ unread: 0, missing: [], altered: [], unknown: [] });
  expect(check.files).toBeGreaterThanOrEqual(5);
  expect(said).toMatch(/ \d+ uploaded files\.$/);
  for (const name of [unfinished, `${unfinished}.parts`])
    expect(existsSync(join(filesIn(elsewhere), name))).toBe(false);
  expect(readdirSync(here).sort()).toEqual(["files", "postgres"]);
});

test("a backup of a stopped product has its files; a damaged one leaves nothing, and one without files says which are missing", async () => {
  const [here, elsewhere, third] = [aPreparedDirectory(), aDirectory(), aDirectory()];
  const file = join(aDirectory(), "axion.tar.gz");
  const running = await openEmbedded(here);
  const { add } = await filesOf(running.db, here);
  const bytes = someBytes(200_000);
  const id = await add(bytes);
  await running.close();

  await backupEmbedded(here, createWriteStream(file));
  const half = `${file}.half`;
  writeFileSync(half, readFileSync(file).subarray(0, -50_000));
  await expect(restoreEmbedded(elsewhere, half, { overwrite: false })).rejects.toThrow();
  const left = existsSync(filesIn(elsewhere)) ? readdirSync(filesIn(elsewhere)) : [];
  const { said, check } = await restoredFiles(elsewhere, file);
  const pglite = await openFiles(here);
  const before = `${file}.before`;
  writeFileSync(before, gzipSync(Buffer.from(await (await pglite.dumpDataDir("none")).arrayBuffer())));
  await pglite.close();
  const old = await restoreEmbedded(third, before, { overwrite: false });

  expect(left).toEqual([]);
  expect(check).toMatchObject({ files: 1, missing: [], altered: [], unknown: [] });
  expect(said).toMatch(/ 1 uploaded file\.$/);
  expect(
    createHash("sha256")
      .update(readFileSync(join(filesIn(elsewhere), id)))
      .digest("hex"),
  ).toBe(sha256Of(bytes));
  expect(old).toMatch(/ The backup lacks 1 uploaded file: put it into /);
});
