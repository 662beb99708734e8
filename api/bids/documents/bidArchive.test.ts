import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { folderStore } from "#api/files/store/folderStore.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { client } from "#api/testing/client.ts";
import { aDirectory } from "#api/testing/servers/serverProcess.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";
import { unzipped } from "#api/testing/unzipped.ts";

const SUBMIT = `mutation ($input: BidInput!) { submitBid(input: $input) { id receipt { receiptNumber sha256 } } }`;
const OPEN = `mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { id } }`;

/**
 * Creates a company whose bid names these files, with their bytes. A file whose bytes are null is named, but not
 * uploaded.
 */
async function aBidWithFiles(named: Record<string, Buffer | null>, { sealed = false } = {}) {
  const api = await testApp();
  const user = await api.has(aBidder());
  const tender = await api.has(sealed ? aSealedTender() : aTender());
  const company = api.as(user);
  const paths: string[] = [];
  for (const bytes of Object.values(named))
    if (bytes)
      paths.push(
        await uploads(company).whole(bytes, { filename: "x.pdf", purpose: "bidDocument", tenderId: tender.id }),
      );
  const documents = Object.entries(named).map(([name, bytes]) => ({
    name,
    bytes: bytes?.length ?? 5,
    sha256: sha256Of(bytes ?? Buffer.from("never")),
  }));
  const { data } = await company.graphql(SUBMIT, { input: { ...aBid({ tenderId: tender.id }), documents } });
  return {
    api,
    user,
    tender,
    company,
    bid: data.submitBid,
    ids: paths.map(idOf),
    zip: `/api/bids/${data.submitBid.id}/files.zip`,
  };
}

test.each([
  ["a bid", false],
  ["a bid on a sealed tender", true],
])("the files of %s are a ZIP with a manifest, and sha256sum finds each file right", async (_what, sealed) => {
  const [plan, method] = [someBytes(150_000), someBytes(7)];
  const { company, tender, bid, zip } = await aBidWithFiles(
    { "Plan: 1/2.pdf": plan, "CON.pdf": method, "late.pdf": null, "manifest.json": someBytes(3) },
    { sealed },
  );

  const { status, headers, body } = await company.download(zip);
  const files = unzipped(body);
  const head = await company.send("HEAD", zip);

  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": String(body.length),
    "content-disposition": expect.stringMatching(/^attachment; filename="files-[\w-]+\.zip"$/),
    "x-content-type-options": "nosniff",
  });
  expect([head.status, head.body]).toEqual([200, ""]);
  expect([...files.keys()].sort()).toEqual(
    ["SHA256SUMS", "manifest.json", "Plan_ 1_2.pdf", "_CON.pdf", "manifest (2).json"].sort(),
  );
  expect(files.get("Plan_ 1_2.pdf")!.equals(plan)).toBe(true);
  const manifest = JSON.parse(files.get("manifest.json")!.toString());
  expect(manifest).toMatchObject({
    tender: { id: tender.id, tenderNumber: tender.tenderNumber },
    bid: { id: bid.id, revision: 1 },
    receipt: bid.receipt,
    files: [
      { path: "Plan_ 1_2.pdf", name: "Plan: 1/2.pdf", bytes: 150_000, sha256: sha256Of(plan) },
      { path: "_CON.pdf", name: "CON.pdf" },
      { path: "manifest (2).json", name: "manifest.json" },
    ],
    notIncluded: [{ name: "late.pdf", bytes: 5, url: null }],
  });
  const directory = aDirectory();
  for (const [path, bytes] of files) writeFileSync(join(directory, path), bytes);
  const checked = execFileSync("sha256sum", ["-c", "SHA256SUMS"], { cwd: directory, encoding: "utf8" });
  expect(checked.match(/: OK$/gm)).toHaveLength(4);
});

test("an administrator's reading is recorded for each file, once; other companies and visitors read nothing", async () => {
  const { api, user, bid, ids, zip } = await aBidWithFiles({ "a.pdf": someBytes(5), "b.pdf": someBytes(6) });
  const admin = await api.has(anAdmin());
  const rival = api.as(await api.has(aBidder()));
  const withScope = async (scope: "bids:read" | "files:write") =>
    client(api.url, undefined, bearer((await api.has(anApiToken(user, { scopes: [scope] }))).text));

  const reads = [await api.as(admin).download(zip), await api.as(admin).download(zip)];

  expect(reads.map(({ status, body }) => [status, unzipped(body).size])).toEqual([
    [200, 4],
    [200, 4],
  ]);
  expect((await rival.get(zip)).status).toBe(404);
  expect((await api.visitor.get(zip)).status).toBe(401);
  expect((await (await withScope("bids:read")).download(zip)).status).toBe(200);
  expect((await (await withScope("files:write")).get(zip)).status).toBe(403);
  expect(
    await api.db.query("SELECT actor_id, subject_id, after FROM audit_events WHERE act = 'readFile' ORDER BY id"),
  ).toEqual(ids.map((fileId) => ({ actor_id: admin.id, subject_id: bid.id, after: { fileId } })));
});

test("of a sealed tender an administrator reads the files after the opening alone", async () => {
  const bytes = someBytes(100);
  const { api, tender, zip } = await aBidWithFiles({ "a.pdf": bytes }, { sealed: true });
  const admin = api.as(await api.has(anAdmin()));

  const sealed = await admin.get(zip);
  await closeForOpening(api, tender.id);
  await admin.graphql(OPEN, { id: tender.id, password: "correct horse" });
  const opened = await admin.download(zip);

  expect(sealed).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(await api.db.query("SELECT count(*)::int AS count FROM audit_events WHERE act = 'readFile'")).toEqual([
    { count: 1 },
  ]);
  expect(unzipped(opened.body).get("a.pdf")!.equals(bytes)).toBe(true);
});

test("a bid without an uploaded file has no ZIP", async () => {
  const { company, zip } = await aBidWithFiles({ "late.pdf": null });

  expect(await company.get(zip)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("a ZIP with a file that was altered in the store breaks off, so that nobody takes it for whole", async () => {
  const { company, ids, zip } = await aBidWithFiles({ "a.pdf": someBytes(200_000) }, { sealed: true });
  const stored = await folderStore(filesDirectory()).find(ids[0]!);
  writeFileSync(join(filesDirectory(), ids[0]!), Buffer.alloc(stored!.bytes));

  await expect(company.download(zip)).rejects.toThrow();
});
