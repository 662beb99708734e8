import { copyFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { wrappingKeysOf } from "#api/core/encryption/wrappingKeys.ts";
import { readFileMetrics } from "#api/files/fileMetrics.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { checkInWords, verifyFiles } from "#api/files/verifyFiles.ts";
import { aBidder, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { idOf, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";

const BYTES = 100_000;

/**
 * Uploads three whole files for a tender and two for a sealed one, one incomplete file, and one that its owner deletes.
 */
async function withFiles() {
  const api = await testApp();
  rmSync(filesDirectory(), { recursive: true, force: true });
  const company = uploads(api.as(await api.has(aBidder())));
  const [plain, sealed] = [await api.has(aTender()), await api.has(aSealedTender())];
  const upload = async (tenderId: string) =>
    idOf(await company.whole(someBytes(BYTES), { filename: "a.pdf", purpose: "bidDocument", tenderId }));
  const ids = [];
  for (const { id } of [plain, plain, plain, sealed, sealed]) ids.push(await upload(id));
  const begun = await company.begin(10, { filename: "b.pdf", purpose: "bidDocument", tenderId: plain.id });
  await company.append(begun.headers.get("location")!, 0, someBytes(5));
  await company.end(`/files/${await upload(plain.id)}`);
  const files = { store: folderStore(filesDirectory()), purposes: filePurposes };
  return {
    api,
    ids,
    at: (id: string) => join(filesDirectory(), id),
    verify: (keys = TEST_WRAPPING_KEYS) => verifyFiles(api.db, files, keys),
  };
}

test("files that are as they were uploaded pass, also encrypted ones, and the metrics say when and how many bytes", async () => {
  const { api, verify } = await withFiles();
  const never = await readFileMetrics(api.db);

  const check = await verify();

  expect(check).toEqual({ files: 5, bytes: 500_000, unread: 0, missing: [], altered: [], unknown: [] });
  expect(checkInWords(check)).toBe("5 files are as they were uploaded: 500,000 bytes.");
  expect(never.axion_files_check_age_seconds).toBe(-1);
  expect(await readFileMetrics(api.db)).toEqual({
    axion_files_stored_bytes: 500_000,
    axion_files_uploads_under_way: 1,
    axion_files_refused: 0,
    axion_files_to_check: 0,
    axion_files_oldest_to_check_seconds: 0,
    axion_files_check_age_seconds: expect.any(Number),
    axion_files_missing: 0,
    axion_files_altered: 0,
    axion_files_unknown: 0,
  });
});

test("each file that is missing, changed, cut, exchanged or unknown is named, and counted in the metrics", async () => {
  const { api, ids, at, verify } = await withFiles();
  const [gone, changed, cut, sealed, exchanged] = ids as [string, string, string, string, string];
  rmSync(at(gone));
  writeFileSync(at(changed), someBytes(BYTES));
  truncateSync(at(cut), BYTES - 1);
  copyFileSync(at(sealed), at(exchanged));
  writeFileSync(at("stranger"), "x");

  const check = await verify();

  expect(check).toMatchObject({ files: 5, missing: [gone], altered: [changed, cut, exchanged], unknown: ["stranger"] });
  expect(() => checkInWords(check)).toThrow(
    [
      "of 5 files:",
      `- file ${gone} is missing`,
      ...[changed, cut, exchanged].map((id) => `- file ${id} was altered: its size or its SHA-256 is another`),
      "- stranger is in the store, and no file of the database",
    ].join("\n"),
  );
  expect(await readFileMetrics(api.db)).toMatchObject({
    axion_files_missing: 1,
    axion_files_altered: 3,
    axion_files_unknown: 1,
  });
});

test("without the key of the seal the size of an encrypted file is checked, and the result says that it was no more", async () => {
  const { ids, at, verify } = await withFiles();
  const noKeys = wrappingKeysOf({ keys: [] });

  const same = await verify(noKeys);
  truncateSync(at(ids[4]!), BYTES);
  const shorter = await verify(noKeys);

  expect(same).toMatchObject({ unread: 2, altered: [] });
  expect(checkInWords(same)).toMatch(
    / Of 2 files only the size was checked, because the key of the seal is missing\.$/,
  );
  expect(shorter).toMatchObject({ unread: 1, altered: [ids[4]] });
});
