import { buffer } from "node:stream/consumers";

import { filePurposes } from "#api/bids/documents/filePurposes.ts";
import { outcomeDifferences } from "#api/bids/trail/verifyOutcomes.ts";
import { openLog } from "#api/core/http/log.ts";
import { FILES_PER_COMPANY_GB } from "#api/files/file.rules.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { clamdScanner } from "#api/files/viruses/clamd.ts";
import { keepUnchecked, scanFiles } from "#api/files/viruses/scanFiles.ts";
import { aBid, aBidder, anAdmin, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { aClamd, VIRUS } from "#api/testing/builders/clamd.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const SUBMIT = `mutation ($input: BidInput!) { submitBid(input: $input) { id } }`;
const BID = `query ($id: ID!) { bid(id: $id) { documentsOwed documents { state url fileId virusCheck } } }`;
const OWN = `query ($id: ID!) { uploadedFiles(tenderId: $id) { id state virusCheck virus } }`;
const SET = `mutation ($id: ID!, $documents: [TenderDocumentInput!]!, $version: Int!) {
  setTenderDocuments(tenderId: $id, documents: $documents, version: $version) { documents { virusCheck } }
}`;
const NOTICES = `SELECT username, kind, reason, facts ->> 'name' AS name, facts ->> 'of' AS "of" FROM notices JOIN users ON users.id = user_id
                  WHERE kind = 'fileRefused' AND username IN ('osun', 'buyer') ORDER BY username`;

/** The largest file that is sent to the daemon. */
const MOST_BYTES = 1_000_000;

/** Long enough for an answer on a busy machine. */
const PATIENCE_MS = 60_000;

const INFECTED = Buffer.from(`PDF with ${VIRUS}`);

/** A server with a virus check, a company and an administrator that are signed in there, and a tender. */
async function withScanner(
  { sealed = false },
  use: (setUp: Awaited<ReturnType<typeof setUpOf>>) => Promise<void>,
): Promise<void> {
  const api = await testApp();
  const clamd = await aClamd();
  const store = folderStore(filesDirectory());
  const files = { store, companyBytes: FILES_PER_COMPANY_GB * 2 ** 30, scan: () => undefined };
  try {
    await secondApp(api, { files }, async (url) => use(await setUpOf({ api, clamd, store, url, sealed })));
  } finally {
    await clamd.stop();
  }
}

interface Parts {
  api: Awaited<ReturnType<typeof testApp>>;
  clamd: Awaited<ReturnType<typeof aClamd>>;
  store: ReturnType<typeof folderStore>;
  url: string;
  sealed: boolean;
}

const workOf = ({ db }: Pick<Parts["api"], "db">) => ({
  db,
  log: openLog("silent"),
  files: { store: folderStore(filesDirectory()), purposes: filePurposes },
  wrappingKeys: TEST_WRAPPING_KEYS,
  mostBytes: MOST_BYTES,
});

const differences = async ({ db }: Pick<Parts["api"], "db">) =>
  (await outcomeDifferences(db.manager)).filter((each) => /document|address/.test(each));

async function setUpOf({ api, clamd, store, url, sealed }: Parts) {
  const [user, other] = [await api.has(aBidder({ username: "osun" })), await api.has(anAdmin({ username: "buyer" }))];
  const tender = await api.has(sealed ? aSealedTender() : aTender());
  const as = ({ username }: { username: string }) => client(url, { username, password: PASSWORD });
  const [company, admin] = [as(user), as(other)];
  const upload = (bytes: Buffer, filename = "Method.pdf") =>
    uploads(company).whole(bytes, { filename, purpose: "bidDocument", tenderId: tender.id });
  async function submit(...files: Buffer[]) {
    const documents = files.map((bytes, place) => ({
      name: `Document ${place}.pdf`,
      bytes: bytes.length,
      sha256: sha256Of(bytes),
    }));
    const { data } = await company.graphql(SUBMIT, { input: { ...aBid({ tenderId: tender.id }), documents } });
    return data.submitBid.id as string;
  }
  const read = async (id: string) => (await company.graphql(BID, { id })).data.bid;
  const own = async () => (await company.graphql(OWN, { id: tender.id })).data.uploadedFiles;
  const admins = uploads(admin);
  const scan = (patienceMs = PATIENCE_MS, signal?: AbortSignal) =>
    scanFiles({ ...workOf(api), scan: clamdScanner(clamd.address, patienceMs) }, signal);
  return { api, clamd, store, tender, company, admin, admins, upload, submit, read, own, scan };
}

test("a file that is being checked belongs to the bid, and nobody downloads it until the check finds no virus", () =>
  withScanner({}, async ({ clamd, company, admin, upload, submit, read, own, scan }) => {
    const bytes = someBytes(1000);
    const path = await upload(bytes);
    const bid = await submit(bytes);

    const before = [await company.get(path), await admin.get(path), await admin.get(`/api/bids/${bid}/files.zip`)];
    const checking = await read(bid);
    await scan();

    expect(before.map(({ status }) => status)).toEqual([409, 409, 404]);
    expect(before[1]!.body).toMatchObject({
      code: "CONFLICT",
      error: "This file is being checked for viruses. Please try again in a few minutes.",
    });
    expect(checking).toMatchObject({ documentsOwed: 0, documents: [{ state: "given", virusCheck: "checking" }] });
    expect((await read(bid)).documents).toMatchObject([{ state: "given", virusCheck: "clean" }]);
    expect(await own()).toMatchObject([{ state: "kept", virusCheck: "clean", virus: null }]);
    expect((await admin.download(path)).body.equals(bytes)).toBe(true);
    expect(clamd.received.map((each) => each.equals(bytes))).toEqual([true]);
  }));

test("a file with a virus is deleted, its document is owed again, and the bidder and the administrators are notified", () =>
  withScanner({}, async ({ api, store, company, admin, upload, submit, read, own, scan }) => {
    const clean = someBytes(1000);
    const path = await upload(INFECTED);
    await upload(clean, "Clean.pdf");
    const bid = await submit(INFECTED, clean);

    await scan();

    expect(await read(bid)).toEqual({
      documentsOwed: 1,
      documents: [
        { state: "owed", url: null, fileId: null, virusCheck: "infected" },
        { state: "given", url: expect.any(String), fileId: expect.any(String), virusCheck: "clean" },
      ],
    });
    expect([(await company.get(path)).status, (await admin.get(path)).status]).toEqual([404, 404]);
    expect(await store.ids()).not.toContain(idOf(path));
    expect(await own()).toContainEqual({
      id: idOf(path),
      state: "refused",
      virusCheck: "infected",
      virus: "Test.Virus",
    });
    expect(await api.db.query(NOTICES)).toEqual([
      { username: "buyer", kind: "fileRefused", reason: "administrator", name: "Method.pdf", of: "bid" },
      { username: "osun", kind: "fileRefused", reason: "file", name: "Method.pdf", of: "ownBid" },
    ]);
    expect(await differences(api)).toEqual([]);
  }));

test("another clean file with the declared fingerprint delivers the document after all", () =>
  withScanner({}, async ({ clamd, upload, submit, read, scan }) => {
    const bid = await submit(INFECTED);
    await upload(INFECTED);
    await scan();
    clamd.answers("too large");
    await upload(INFECTED);
    await scan();

    expect(await read(bid)).toMatchObject({
      documentsOwed: 0,
      documents: [{ state: "given", virusCheck: "notChecked" }],
    });
  }));

test("files of a sealed tender are checked as plain bytes, and a virus in one tells administrators nothing before the opening", () =>
  withScanner({ sealed: true }, async ({ api, clamd, upload, submit, scan, tender, read }) => {
    const clean = someBytes(100_000);
    await upload(clean);
    await upload(INFECTED, "Secret name.pdf");
    const bid = await submit(clean, INFECTED);

    await scan();

    expect(clamd.received.map(sha256Of)).toEqual([sha256Of(clean), sha256Of(INFECTED)]);
    expect(await api.db.query(NOTICES)).toEqual([
      { username: "osun", kind: "fileRefused", reason: "file", name: null, of: "ownBid" },
    ]);
    expect(JSON.stringify(await api.db.query("SELECT facts FROM notices"))).not.toContain("Secret name");
    expect((await read(bid)).documents).toMatchObject([{ virusCheck: "clean" }, { virusCheck: "infected" }]);
    await closeForOpening(api, tender.id);
    expect(await differences(api)).toEqual([]);
  }));

test("a document of a tender with a virus is deleted, and the administrator who uploaded it is notified", () =>
  withScanner({}, async ({ api, company, admin, admins, tender, scan }) => {
    const declared = { filename: "Drawing.pdf", purpose: "tenderDocument", tenderId: tender.id };
    const path = await admins.whole(INFECTED, declared);
    const documents = [{ name: "Drawing.pdf", fileId: idOf(path) }];
    const set = await admin.graphql(SET, { id: tender.id, documents, version: 1 });

    await scan();

    expect(set.data.setTenderDocuments.documents).toEqual([{ virusCheck: "checking" }]);
    const READ = `query ($id: ID!) { tender(id: $id) { documents { virusCheck } } }`;
    expect((await company.graphql(READ, { id: tender.id })).data.tender.documents).toEqual([
      { virusCheck: "infected" },
    ]);
    expect((await company.get(path)).status).toBe(404);
    expect(await api.db.query(NOTICES)).toEqual([
      { username: "buyer", kind: "fileRefused", reason: "file", name: "Drawing.pdf", of: "ownTender" },
    ]);
    expect(await differences(api)).toEqual([]);
    const again = await admin.graphql(SET, { id: tender.id, documents, version: 2 });
    expect(again.errors?.[0]?.extensions.fields).toEqual({
      "documents[0].fileId": "This file contains a virus and was deleted",
    });
  }));

test("a company document with a virus is deleted, no bid attaches it, and the company can remove it", () =>
  withScanner({}, async ({ api, company, tender, scan }) => {
    const path = await uploads(company).whole(INFECTED, { filename: "Clearance.pdf", purpose: "companyDocument" });
    const CREATE = `mutation ($input: CompanyDocumentInput!) { createCompanyDocument(input: $input) { id file { virusCheck } } }`;
    const input = { fileId: idOf(path), kind: "taxClearance", name: "Clearance" };
    const created = await company.graphql(CREATE, { input });
    await scan();

    const { id, file } = created.data.createCompanyDocument;
    const ATTACH = `mutation ($tender: ID!, $id: ID!) { attachCompanyDocument(tenderId: $tender, companyDocumentId: $id) { id } }`;
    const attached = await company.graphql(ATTACH, { tender: tender.id, id });
    const removed = await company.graphql(`mutation ($id: ID!) { deleteCompanyDocument(id: $id) { id } }`, { id });

    expect(file).toEqual({ virusCheck: "checking" });
    expect(attached.errors?.[0]).toMatchObject({
      message: "The file of this document contained a virus and was deleted. Please upload a clean file.",
      extensions: { code: "CONFLICT" },
    });
    expect(removed.data.deleteCompanyDocument).toEqual({ id });
    expect(await api.db.query(NOTICES)).toEqual([
      { username: "osun", kind: "fileRefused", reason: "file", name: "Clearance.pdf", of: "ownCompany" },
    ]);
  }));

test.each(["never", "closes", "error"] as const)(
  "while the daemon does not answer (%s), files wait and other work goes on; afterwards they are checked",
  (answer) =>
    withScanner({}, async ({ api, clamd, company, upload, submit, read, scan }) => {
      const bytes = someBytes(100);
      clamd.answers(answer);
      const path = await upload(bytes);
      const bid = await submit(bytes);

      await expect(scan(300)).rejects.toThrow();
      const waiting = [(await read(bid)).documents[0].virusCheck, (await company.get(path)).status];
      clamd.answers("scan");
      await scan();
      const tooSoon = (await read(bid)).documents[0].virusCheck;
      await api.db.query("UPDATE files SET scan_due_at = now() WHERE state = 'checking'");
      await scan();

      expect([...waiting, tooSoon]).toEqual(["checking", 409, "checking"]);
      expect((await read(bid)).documents).toMatchObject([{ virusCheck: "clean" }]);
    }),
);

test("a file that is larger than the daemon takes is not sent, and is kept as not checked", () =>
  withScanner({}, async ({ clamd, upload, own, scan }) => {
    await upload(Buffer.concat([INFECTED, someBytes(MOST_BYTES)]));

    await scan();

    expect(await own()).toMatchObject([{ state: "kept", virusCheck: "notChecked" }]);
    expect(clamd.received).toEqual([]);
  }));

test("a file whose bytes are lost does not keep the others from their check", () =>
  withScanner({}, async ({ store, upload, own, scan }) => {
    const lost = await upload(someBytes(100), "Lost.pdf");
    await upload(someBytes(100), "Plan.pdf");
    await store.remove(idOf(lost));

    await expect(scan()).rejects.toThrow();

    expect((await own()).map(({ virusCheck }: { virusCheck: string }) => virusCheck)).toEqual(["checking", "clean"]);
  }));

test("a check that is under way when the process stops ends at once, and is due again", () =>
  withScanner({}, async ({ clamd, upload, own, scan }) => {
    clamd.answers("never");
    await upload(someBytes(100));
    const stopping = new AbortController();

    const checked = scan(PATIENCE_MS, stopping.signal);
    await until(() => clamd.connections() > 0);
    stopping.abort();
    await checked;

    expect(await own()).toMatchObject([{ virusCheck: "checking" }]);
  }));

test("the end of a check changes the bids that name the file, so that programs that read changes read it", () =>
  withScanner({}, async ({ api, upload, submit, scan }) => {
    const bytes = someBytes(100);
    await upload(bytes);
    const id = await submit(bytes);
    const updatedAt = async () => (await api.db.query("SELECT updated_at FROM bids WHERE id = $1", [id]))[0].updated_at;
    const before = await updatedAt();

    await scan();

    expect((await updatedAt()).getTime()).toBeGreaterThan(before.getTime());
  }));

test("of two bids with the file, the notice of a virus leads to the live one", () =>
  withScanner({}, async ({ api, company, upload, submit, scan }) => {
    await upload(INFECTED);
    const first = await submit(INFECTED);
    await company.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: first });
    const second = await submit(INFECTED);

    await scan();

    const owners =
      "SELECT bid_id FROM notices JOIN users ON users.id = user_id WHERE kind = 'fileRefused' AND username = 'osun'";
    expect(await api.db.query(owners)).toEqual([{ bid_id: second }]);
  }));

test("a server without a virus check keeps the files that waited for one, as not checked", () =>
  withScanner({}, async ({ api, company, upload, own }) => {
    const path = await upload(someBytes(100));

    expect(await keepUnchecked(api.db, filePurposes)).toBe(1);

    expect(await own()).toMatchObject([{ state: "kept", virusCheck: "notChecked" }]);
    expect((await company.download(path)).status).toBe(200);
  }));

test("a file that is kept without its check changes the bids that name it, so that programs that read changes read it", () =>
  withScanner({}, async ({ api, upload, submit }) => {
    const bytes = someBytes(100);
    await upload(bytes);
    const id = await submit(bytes);
    const updatedAt = async () =>
      (await api.db.query<{ at: Date }[]>("SELECT updated_at AS at FROM bids WHERE id = $1", [id]))[0]!.at.getTime();
    const before = await updatedAt();

    await keepUnchecked(api.db, filePurposes);

    expect(await updatedAt()).toBeGreaterThan(before);
  }));

test("a file whose check failed is due again after the pass, and keeps no other file of the pass from its check", () =>
  withScanner({}, async ({ api, upload, own }) => {
    const [failing, second] = [someBytes(100), someBytes(101)];
    for (const bytes of [failing, second, someBytes(102)]) await upload(bytes);
    const tries: number[] = [];
    const scan = async (bytes: AsyncIterable<Buffer>) => {
      const { length } = await buffer(bytes);
      tries.push(length);
      if (length === failing.length) throw new Error("no answer");
      if (length === second.length)
        await api.db.query("UPDATE files SET scan_due_at = '2000-01-01Z' WHERE bytes = 100");
      return { virus: null };
    };

    await expect(scanFiles({ ...workOf(api), scan })).rejects.toThrow("no answer");

    expect(tries).toEqual([100, 101, 102]);
    const dueAt = await api.db.query("SELECT scan_due_at AS at FROM files WHERE state = 'checking'");
    expect(dueAt).toEqual([{ at: new Date("2000-01-01") }]);
    expect((await own()).map(({ state }: { state: string }) => state)).toEqual(["checking", "kept", "kept"]);
  }));

test("several processes check each file once, and a file whose process was killed after its claim has ended", () =>
  withScanner({}, async ({ api, clamd, upload, own, scan }) => {
    for (let file = 0; file < 6; file++) await upload(someBytes(100), `${file}.pdf`);
    await api.db.query(
      "UPDATE files SET scan_due_at = now() + interval '50 seconds' WHERE id = (SELECT id FROM files ORDER BY id LIMIT 1)",
    );

    await Promise.all([scan(), scan(), scan()]);
    const claimed = (await own()).filter(({ state }: { state: string }) => state === "checking");
    await api.db.query("UPDATE files SET scan_due_at = now() - interval '1 second' WHERE state = 'checking'");
    await scan();

    expect(claimed).toHaveLength(1);
    expect(clamd.received).toHaveLength(6);
    expect((await own()).map(({ virusCheck }: { virusCheck: string }) => virusCheck)).toEqual(Array(6).fill("clean"));
  }));

test("a claim of before the clock was turned back does not keep a file from its check", () =>
  withScanner({}, async ({ api, upload, own, scan }) => {
    await upload(someBytes(100));
    await api.db.query("UPDATE files SET scan_due_at = now() + interval '1 day'");

    await scan();

    expect(await own()).toMatchObject([{ virusCheck: "clean" }]);
  }));

test("a file that its owner deletes during the check stays deleted, without a notice", () =>
  withScanner({}, async ({ api, company, upload, own }) => {
    const path = await upload(INFECTED);
    await scanFiles({
      ...workOf(api),
      async scan() {
        await uploads(company).end(path);
        return { virus: "Test.Virus" };
      },
    });

    expect(await own()).toEqual([]);
    expect(await api.db.query(NOTICES)).toEqual([]);
  }));

test("without a virus check, files are kept at once and say that they were not checked", async () => {
  const api = await testApp();
  const company = api.as(await api.has(aBidder()));
  const tender = await api.has(aTender());
  await uploads(company).whole(INFECTED, { filename: "a.pdf", purpose: "bidDocument", tenderId: tender.id });

  expect((await company.graphql(OWN, { id: tender.id })).data.uploadedFiles).toMatchObject([
    { state: "kept", virusCheck: "notChecked", virus: null },
  ]);
});

test("the database refuses a virus without a refusal, and a refusal of a file that passed", async () => {
  const api = await testApp();
  const company = api.as(await api.has(aBidder()));
  const tender = await api.has(aTender());
  await uploads(company).whole(someBytes(10), { filename: "a.pdf", purpose: "bidDocument", tenderId: tender.id });

  for (const change of [
    "UPDATE files SET virus = 'x'",
    "UPDATE files SET state = 'refused', virus = 'x', scanned_at = now()",
    "UPDATE files SET scanned_at = now()",
    "UPDATE files SET state = 'checking'",
  ])
    await expect(api.db.query(change)).rejects.toThrow(/kept as they were uploaded|files_viruses_are_refused/);
});
