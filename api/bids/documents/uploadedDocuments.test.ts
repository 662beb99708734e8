import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { aSealedTender, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { testApp } from "#api/testing/testApp.ts";

const SUBMIT = `mutation ($input: BidInput!) { submitBid(input: $input) { id revision documentsOwed } }`;
const BID = `query ($id: ID!) { bid(id: $id) { documentsOwed documents { name state url fileId } } }`;
const OPEN = `mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { id } }`;

async function aCompany(sealed = false) {
  const api = await testApp();
  const user = await api.has(aBidder());
  const tender = await api.has(sealed ? aSealedTender() : aTender());
  const company = api.as(user);
  const declared = { filename: "Method.pdf", purpose: "bidDocument", tenderId: tender.id };
  const submit = async (files: Buffer[]) => {
    const documents = files.map((bytes, place) => ({
      name: `Document ${place}.pdf`,
      bytes: bytes.length,
      sha256: sha256Of(bytes),
    }));
    const { data, errors } = await company.graphql(SUBMIT, { input: { ...aBid({ tenderId: tender.id }), documents } });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.submitBid;
  };
  const read = async (id: string) => (await company.graphql(BID, { id })).data.bid;
  return { api, user, tender, company, declared, tus: uploads(company), submit, read };
}

test.each([
  ["a tender", false],
  ["a sealed tender", true],
])("files that were uploaded before a bid on %s deliver the documents that it names", async (_what, sealed) => {
  const { api, company, declared, tus, submit, read } = await aCompany(sealed);
  const [first, second] = [someBytes(100), someBytes(200)];
  const path = await tus.whole(first, declared);

  const bid = await submit([first, second]);

  expect(bid.documentsOwed).toBe(1);
  expect((await read(bid.id)).documents).toEqual(
    [
      { name: "Document 0.pdf", state: "given", url: `http://localhost:3000${path}`, fileId: idOf(path) },
      { name: "Document 1.pdf", state: "owed", url: null, fileId: null },
    ].map((each) => ({ ...each, url: each.url && expect.stringMatching(new RegExp(`^https?://.*${path}$`)) })),
  );
  expect((await company.download(path)).body.equals(first)).toBe(true);
  expect(
    await api.db.query("SELECT count(*)::int AS count FROM audit_events WHERE act = 'giveDocumentAddress'"),
  ).toEqual([{ count: 1 }]);
});

test.each([
  ["a tender", false],
  ["a sealed tender", true],
])(
  "a bid on %s is in time by its fingerprint, and a file that becomes whole later delivers it",
  async (_what, sealed) => {
    const { api, tender, declared, tus, submit, read } = await aCompany(sealed);
    const bytes = someBytes(100);
    const path = (await tus.begin(100, { ...declared, sha256: sha256Of(bytes) })).headers.get("location")!;
    await tus.append(path, 0, bytes.subarray(0, 40));
    const bid = await submit([bytes]);
    await api.db.query("UPDATE tenders SET closing_date = now() - interval '1 minute' WHERE id = $1", [tender.id]);

    const owed = await read(bid.id);
    const rest = await tus.append(path, 40, bytes.subarray(40));
    const given = await read(bid.id);
    const late = await tus.begin(5, declared);

    expect([owed.documentsOwed, rest.status, given.documentsOwed]).toEqual([1, 204, 0]);
    expect(given.documents).toMatchObject([{ state: "given", fileId: idOf(path) }]);
    expect(late.status).toBe(201);
    await api.db.query("UPDATE tenders SET closing_date = now() - interval '25 hours' WHERE id = $1", [tender.id]);
    expect(await tus.begin(5, declared)).toMatchObject({ status: 409, body: { code: "TENDER_CLOSED" } });
  },
);

test("files that become whole while their tender closes are delivered, because the bid named them in time", async () => {
  const { api, tender, declared, tus, submit, read } = await aCompany();
  const files = [someBytes(100), someBytes(100), someBytes(100)];
  const begun = await Promise.all(files.map(() => tus.begin(100, declared)));
  const paths = begun.map(({ headers }) => headers.get("location")!);
  const bid = await submit(files);
  const close = () => api.db.query("UPDATE tenders SET closing_date = clock_timestamp() WHERE id = $1", [tender.id]);
  const end = (index: number) => tus.append(paths[index]!, 0, files[index]!);

  const [before, , after] = await Promise.all([end(0), close(), end(1)]);
  const late = await end(2);
  const { documentsOwed, documents } = await read(bid.id);

  expect([before.status, after.status, late.status]).toEqual([204, 204, 204]);
  expect(documentsOwed).toBe(0);
  expect(documents).toMatchObject(paths.map((path) => ({ state: "given", fileId: idOf(path) })));
});

test("a late file with another fingerprint delivers nothing", async () => {
  const { declared, tus, submit, read } = await aCompany();
  const bid = await submit([someBytes(100)]);

  await tus.whole(someBytes(100), declared);

  expect(await read(bid.id)).toMatchObject({ documentsOwed: 1, documents: [{ state: "owed" }] });
});

test("a file and a bid that arrive at the same time find each other", async () => {
  const { declared, tus, submit, read } = await aCompany();
  const bytes = someBytes(100);
  const path = (await tus.begin(100, declared)).headers.get("location")!;

  const [bid] = await Promise.all([submit([bytes]), tus.append(path, 0, bytes)]);

  expect(await read(bid.id)).toMatchObject({ documentsOwed: 0, documents: [{ fileId: idOf(path) }] });
});

test("a file that a bid names is kept, and a revision keeps it", async () => {
  const { api, company, declared, tus, submit, read } = await aCompany();
  const bytes = someBytes(100);
  const path = await tus.whole(bytes, declared);
  const { id, revision } = await submit([bytes]);

  const ended = await tus.end(path);
  const revised = await company.graphql(
    "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { documentsOwed } }",
    {
      id,
      input: { ...aBid(), revision, documents: [{ name: "New name.pdf", bytes: 100, sha256: sha256Of(bytes) }] },
    },
  );

  expect(ended).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(revised.data.reviseBid.documentsOwed).toBe(0);
  expect((await read(id)).documents).toMatchObject([{ name: "New name.pdf", fileId: idOf(path) }]);
  await expect(api.db.query("UPDATE files SET state = 'expired'")).rejects.toThrow("does not expire");
});

test("administrators read the file of a bid, which is recorded once, and other companies never do", async () => {
  const { api, declared, tus, submit } = await aCompany();
  const admin = await api.has(anAdmin());
  const [reader, rival] = [api.as(admin), api.as(await api.has(aBidder()))];
  const bytes = someBytes(100);
  const path = await tus.whole(bytes, declared);

  const before = await reader.get(path);
  const bid = await submit([bytes]);
  const reads = [await reader.download(path), await reader.download(path, { range: "bytes=0-9" })];

  expect(before.status).toBe(404);
  expect(reads.map(({ status }) => status)).toEqual([200, 206]);
  expect((await rival.get(path)).status).toBe(404);
  expect(
    await api.db.query("SELECT actor_id, subject, subject_id, after FROM audit_events WHERE act = 'readFile'"),
  ).toEqual([{ actor_id: admin.id, subject: "bid", subject_id: bid.id, after: { fileId: idOf(path) } }]);
});

test.each([
  ["a condition that every file meets", { "if-none-match": "*", "cache-control": "max-age=0" }, 304],
  ["a range behind its end", { range: "bytes=100-" }, 416],
])(
  "an administrator who asks with %s, and so learns name and SHA-256 alone, is recorded",
  async (_what, headers, status) => {
    const { api, declared, tus, submit } = await aCompany();
    const admin = await api.has(anAdmin());
    const bytes = someBytes(100);
    const path = await tus.whole(bytes, declared);
    await submit([bytes]);

    const answer = await api.as(admin).download(path, headers);

    expect([answer.status, answer.headers.get("etag")]).toEqual([status, `"${sha256Of(bytes)}"`]);
    expect(await api.db.query("SELECT actor_id FROM audit_events WHERE act = 'readFile'")).toEqual([
      { actor_id: admin.id },
    ]);
  },
);

test("of a sealed tender only its company reads a file before the opening, and the database shows neither name nor fingerprint", async () => {
  const { api, tender, company, declared, tus, submit } = await aCompany(true);
  const admin = await api.has(anAdmin());
  const reader = api.as(admin);
  const bytes = someBytes(100);
  const path = await tus.whole(bytes, declared);
  await submit([bytes]);

  const sealed = await reader.get(path);
  const stored = JSON.stringify([
    await api.db.query("SELECT * FROM files"),
    await api.db.query("SELECT * FROM bid_document_addresses"),
    await api.db.query("SELECT before, after FROM audit_events"),
  ]);
  await closeForOpening(api, tender.id);
  const opening = await reader.graphql(OPEN, { id: tender.id, password: "correct horse" });
  const opened = await reader.download(path);

  expect(sealed).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  for (const secret of ["Method.pdf", sha256Of(bytes)]) expect(stored).not.toContain(secret);
  expect(opening.errors).toBeUndefined();
  expect([opened.status, opened.body.equals(bytes)]).toEqual([200, true]);
  expect((await company.download(path)).body.equals(bytes)).toBe(true);
});
