import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { folderStore } from "#api/files/store/folderStore.ts";
import { aBidder, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { BODY, idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

type Tus = ReturnType<typeof uploads>;
type Given = Awaited<ReturnType<typeof aCompany>>;

const LENGTH = 200_000;

/** A company whose requests reach two processes that share one folder of files. */
async function throughTwo(sealed: boolean, use: (given: Given & { tus: Tus; other: Tus }) => Promise<void>) {
  const given = await aCompany(sealed);
  const files = { store: folderStore(filesDirectory()), companyBytes: 2 ** 30 };
  await secondApp(given.api, { files }, async (url) => {
    const other = uploads(client(url, { username: given.user.username, password: "correct horse" }));
    await use({ ...given, tus: uploads(given.company), other });
  });
}

async function aCompany(sealed: boolean) {
  const api = await testApp();
  const user = await api.has(aBidder());
  const tender = await api.has(sealed ? aSealedTender() : aTender());
  const company = api.as(user);
  const declared = { filename: "Method.pdf", purpose: "bidDocument", tenderId: tender.id };
  return { api, user, company, declared };
}

const begun = async (tus: Tus, declared: Parameters<Tus["begin"]>[1], bytes = LENGTH) =>
  (await tus.begin(bytes, declared)).headers.get("location")!;

const offsetOf = async (tus: Tus, path: string) => Number((await tus.offsetOf(path)).headers.get("upload-offset"));

/** Downloads the file, and reads its state and the SHA-256 in its row. */
async function kept({ company, declared }: Pick<Given, "company" | "declared">, path: string) {
  const { body } = await company.download(path);
  const { data } = await company.graphql("query ($id: ID) { uploadedFiles(tenderId: $id) { id state sha256 } }", {
    id: declared.tenderId,
  });
  const row = (data.uploadedFiles as { id: string; state: string; sha256: string }[]).find(
    ({ id }) => id === idOf(path),
  );
  return { bytes: body, sha256: sha256Of(body), row };
}

describe.each([
  ["a tender", false],
  ["a sealed tender", true],
])("for %s", (_what, sealed) => {
  test("a file whose pieces arrive at two processes in turn is whole and right", async () => {
    await throughTwo(sealed, async ({ company, declared, tus, other }) => {
      const bytes = someBytes(LENGTH);
      const path = await begun(tus, { ...declared, sha256: sha256Of(bytes) });
      const ends = [70_001, 70_002, 140_000, 160_000, LENGTH];
      const answers = [];
      for (const [index, end] of ends.entries())
        answers.push(
          await [tus, other][index % 2]!.append(path, ends[index - 1] ?? 0, bytes.subarray(ends[index - 1] ?? 0, end)),
        );

      expect(answers.map(({ status }) => status)).toEqual(ends.map(() => 204));
      expect((await company.download(path)).body.equals(bytes)).toBe(true);
    });
  });

  test("a process that is paused in the middle and overtaken by another one does not change the file", async () => {
    await throughTwo(sealed, async ({ api, company, declared, tus, other }) => {
      const [mine, theirs] = [someBytes(LENGTH), someBytes(LENGTH)];
      const path = await begun(tus, declared);
      const { readable, writable } = new TransformStream<Uint8Array>();
      const body = writable.getWriter();
      const paused = fetch(api.url + path, {
        method: "PATCH",
        headers: { ...BODY, "upload-offset": "0", cookie: company.cookie },
        body: readable,
        duplex: "half",
      } as RequestInit);
      await body.write(mine.subarray(0, 100_000));
      await until(async () => (await offsetOf(other, path)) >= 65_536);
      const offset = await offsetOf(other, path);

      const ended = await other.append(path, offset, theirs.subarray(offset));
      await body.write(mine.subarray(100_000));
      await body.close();
      const late = await paused;
      const { bytes, sha256, row } = await kept({ company, declared }, path);

      expect([ended.status, late.status]).toEqual([204, 409]);
      expect(bytes.equals(Buffer.concat([mine.subarray(0, offset), theirs.subarray(offset)]))).toBe(true);
      expect(row).toMatchObject({ state: "kept", sha256 });
      expect(await offsetOf(tus, path)).toBe(LENGTH);
    });
  });

  test("other bytes that arrive at two processes at once are not mixed, and the fingerprint is that of the stored bytes", async () => {
    await throughTwo(sealed, async ({ api, company, declared, tus, other }) => {
      const sent = [someBytes(LENGTH), someBytes(LENGTH)];
      const path = await begun(tus, declared);
      const sendFrom = (offset: number) =>
        Promise.all([
          tus.append(path, offset, sent[0]!.subarray(offset)),
          other.append(path, offset, sent[1]!.subarray(offset)),
        ]);

      const answers = await sendFrom(0);
      for (let tries = 0; tries < 5; tries++) {
        const offset = await offsetOf(tus, path);
        if (offset === LENGTH) break;
        answers.push(await tus.append(path, offset, sent[0]!.subarray(offset)));
      }
      const { bytes, sha256, row } = await kept({ company, declared }, path);

      expect(answers.filter(({ status }) => ![204, 409, 423].includes(status))).toEqual([]);
      expect(row).toMatchObject({ state: "kept", sha256 });
      expect(sent.some((each) => each.subarray(0, 1_000).equals(bytes.subarray(0, 1_000)))).toBe(true);
      expect(await api.db.query("SELECT 1 FROM audit_events WHERE act = 'uploadFile'")).toHaveLength(1);
    });
  });
});

test("pieces of one byte that arrive at two processes in turn do not read the stored bytes again for each of them", async () => {
  const { api, user, company, declared } = await aCompany(false);
  const folder = folderStore(filesDirectory());
  let read = 0;
  const store = {
    ...folder,
    read(...[id, start, end, part]: Parameters<typeof folder.read>) {
      read += end - start;
      return folder.read(id, start, end, part);
    },
  };
  await secondApp(api, { files: { store, companyBytes: 2 ** 30 } }, async (url) => {
    const tus = uploads(company);
    const other = uploads(client(url, { username: user.username, password: "correct horse" }));
    const bytes = someBytes(LENGTH);
    const path = await begun(tus, { ...declared, sha256: sha256Of(bytes) });
    const from = LENGTH - 11;
    await tus.append(path, 0, bytes.subarray(0, from));
    for (let at = from; at < LENGTH - 1; at++)
      await (at % 2 === 0 ? tus : other).append(path, at, bytes.subarray(at, at + 1));
    const before = read;

    const last = await other.append(path, LENGTH - 1, bytes.subarray(LENGTH - 1));

    expect(before).toBe(0);
    expect(last.status).toBe(204);
    expect(read).toBeLessThan(2 * LENGTH);
    expect((await company.download(path)).body.equals(bytes)).toBe(true);
  });
});

test("two processes that end one file at once end it once", async () => {
  await throughTwo(false, async ({ api, company, declared, tus, other }) => {
    const bytes = someBytes(LENGTH);
    const path = await begun(tus, { ...declared, sha256: sha256Of(bytes) });
    // All bytes had arrived when the process ended. An earlier version named the unfinished file like this.
    writeFileSync(join(filesDirectory(), `${idOf(path)}.part`), bytes);

    const answers = await Promise.all([tus.offsetOf(path), other.offsetOf(path)]);
    await tus.offsetOf(path);
    const { sha256, row } = await kept({ company, declared }, path);

    expect(answers.filter(({ status }) => ![200, 423].includes(status))).toEqual([]);
    expect(row).toMatchObject({ state: "kept", sha256 });
    expect(await api.db.query("SELECT 1 FROM audit_events WHERE act = 'uploadFile'")).toHaveLength(1);
  });
});

test("a process with other bytes than the declared ones does not delete the file that another one has ended", async () => {
  await throughTwo(false, async ({ api, company, declared, tus, other }) => {
    const right = someBytes(LENGTH);
    const path = await begun(tus, { ...declared, sha256: sha256Of(right) });

    const answers = await Promise.all([tus.append(path, 0, right), other.append(path, 0, someBytes(LENGTH))]);
    const [{ state }] = await api.db.query<[{ state: string }]>("SELECT state FROM files");

    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    // If the request with the right bytes wins, the file has these bytes. Otherwise the upload is refused or
    // unfinished, and the store has no whole file.
    if (state === "kept") expect((await company.download(path)).body.equals(right)).toBe(true);
    else expect(await folderStore(filesDirectory()).find(idOf(path))).not.toMatchObject({ isWhole: true });
  });
});

test("a process hashes the stored bytes again after another process has replaced those that it received", async () => {
  await throughTwo(false, async ({ company, declared, tus, other }) => {
    const [mine, theirs] = [someBytes(LENGTH), someBytes(LENGTH)];
    const path = await begun(tus, declared);
    await tus.append(path, 0, mine.subarray(0, 100_000));
    await folderStore(filesDirectory()).remove(idOf(path));

    await other.append(path, 0, theirs.subarray(0, 100_000));
    const last = await tus.append(path, 100_000, mine.subarray(100_000));
    const { sha256, row } = await kept({ company, declared }, path);

    expect(last.status).toBe(204);
    expect(row).toMatchObject({ state: "kept", sha256 });
  });
});

test("an unfinished file of an earlier version is continued by each process", async () => {
  await throughTwo(false, async ({ company, declared, tus, other }) => {
    const bytes = someBytes(LENGTH);
    const path = await begun(tus, { ...declared, sha256: sha256Of(bytes) });
    writeFileSync(join(filesDirectory(), `${idOf(path)}.part`), bytes.subarray(0, 90_000));

    const offset = await offsetOf(other, path);
    await other.append(path, offset, bytes.subarray(offset, 95_000));
    const last = await tus.append(path, 95_000, bytes.subarray(95_000));

    expect([offset, last.status]).toEqual([90_000, 204]);
    expect((await company.download(path)).body.equals(bytes)).toBe(true);
  });
});
