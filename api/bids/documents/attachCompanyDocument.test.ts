import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { openLog } from "#api/core/http/log.ts";
import { FILES_PER_COMPANY_GB } from "#api/files/file.rules.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { aBid, aBidder, anAdmin, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { aCompanyDocument } from "#api/testing/builders/companyDocuments.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { client } from "#api/testing/client.ts";
import { secondApp } from "#api/testing/secondApp.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const ATTACH =
  "mutation ($tenderId: ID!, $id: ID!) { attachCompanyDocument(tenderId: $tenderId, companyDocumentId: $id) { id name bytes sha256 state purpose } }";
const SUBMIT =
  "mutation ($input: BidInput!) { submitBid(input: $input) { id documents { name sha256 kind fileId state } receipt { canonicalForm } } }";
const refused = (code: string) => ({ errors: [{ extensions: { code } }] });

async function aShelf(tender: Parameters<Awaited<ReturnType<typeof testApp>>["has"]>[0] = aTender()) {
  const api = await testApp();
  const person = await api.has(aBidder());
  const company = api.as(person);
  const { id: tenderId } = (await api.has(tender)) as Tender;
  const content = someBytes(150_000);
  const document = await api.has(aCompanyDocument(person, { content, fileName: "clearance.pdf" }));
  const attach = (id = document.id, on = tenderId, as = company) => as.graphql(ATTACH, { tenderId: on, id });
  const named = { name: "clearance.pdf", bytes: content.length, sha256: sha256Of(content), kind: "taxClearance" };
  const submit = () => company.graphql(SUBMIT, { input: aBid({ tenderId, documents: [named] }) });
  return { api, person, company, tenderId, content, document, attach, submit };
}

test("a bid names a copy of the company's document, with its kind; the receipt does not cover the kind", async () => {
  const { api, company, content, document, attach, submit } = await aShelf();
  const admin = api.as(await api.has(anAdmin()));

  const { data: attached } = await attach();
  const { data: again } = await attach();
  const { data } = await submit();
  await company.graphql("mutation ($id: ID!) { deleteCompanyDocument(id: $id) { id } }", { id: document.id });
  const copy = attached.attachCompanyDocument;
  const read = await admin.get(`/files/${copy.id}`);

  expect(copy).toEqual({
    id: expect.any(String),
    name: "clearance.pdf",
    bytes: content.length,
    sha256: sha256Of(content),
    state: "kept",
    purpose: "bidDocument",
  });
  expect(copy.id).not.toBe(document.fileId);
  expect(again.attachCompanyDocument.id).toBe(copy.id);
  expect(data.submitBid.documents).toEqual([
    { name: "clearance.pdf", sha256: sha256Of(content), kind: "taxClearance", fileId: copy.id, state: "given" },
  ]);
  expect(data.submitBid.receipt.canonicalForm).not.toContain("kind");
  expect(read).toMatchObject({ status: 200 });
});

test("a bid that names the document first gets the file when it is attached", async () => {
  const { company, attach, submit } = await aShelf();
  const { data: before } = await submit();

  await attach();

  const { data } = await company.graphql("{ myBids { nodes { documents { state } } } }");
  expect(before.submitBid.documents[0].state).toBe("owed");
  expect(data.myBids.nodes[0].documents[0].state).toBe("given");
});

test("on a sealed tender the copy is encrypted, and the kind is readable only after the opening", async () => {
  const { api, tenderId, content, attach, submit } = await aShelf(aSealedTender());
  const chief = api.as(await api.has(anAdmin({ createdAt: new Date("2025-01-01") })));
  const copy = (await attach()).data.attachCompanyDocument;
  const own = (await submit()).data.submitBid;
  const kinds = () => api.db.query("SELECT name, kind FROM bid_documents");
  const sealed = await kinds();
  await closeForOpening(api, tenderId);
  await makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });

  const early = await chief.get(`/files/${copy.id}`);
  await chief.graphql(
    "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { id } }",
    {
      id: tenderId,
      password: PASSWORD,
    },
  );

  const stored = readFileSync(join(filesDirectory(), copy.id));
  expect(copy).toMatchObject({ name: "clearance.pdf", sha256: sha256Of(content), state: "kept" });
  expect(stored.includes(content.subarray(1000, 1100))).toBe(false);
  expect(own.documents[0]).toMatchObject({ kind: "taxClearance", state: "given" });
  expect(sealed).toEqual([{ name: null, kind: null }]);
  expect(early).toMatchObject({ status: 404 });
  expect(await kinds()).toEqual([{ name: "clearance.pdf", kind: "taxClearance" }]);
  expect(await chief.get(`/files/${copy.id}`)).toMatchObject({ status: 200 });
});

test("only the company attaches its document, and only to a tender that accepts its bid", async () => {
  const { api, company, tenderId, document, attach } = await aShelf();
  const [other, draft, closed] = [
    api.as(await api.has(aBidder())),
    await api.has(aTender({ status: "draft" })),
    await api.has(aTender({ status: "closed" })),
  ];

  expect(await attach(document.id, tenderId, other)).toMatchObject(refused("NOT_FOUND"));
  expect(await attach(tenderId)).toMatchObject(refused("NOT_FOUND"));
  expect(await attach(document.id, "x")).toMatchObject(refused("NOT_FOUND"));
  expect(await attach(document.id, draft.id)).toMatchObject(refused("NOT_FOUND"));
  expect(await attach(document.id, closed.id)).toMatchObject(refused("TENDER_CLOSED"));
  expect((await company.graphql(`{ uploadedFiles(tenderId: "${tenderId}") { id } }`)).data.uploadedFiles).toEqual([]);
});

test("a document whose bytes were altered in the store is not attached, and leaves no copy", async () => {
  const { api, attach, document } = await aShelf();
  writeFileSync(join(filesDirectory(), document.fileId), someBytes(150_000));

  expect(await attach()).toMatchObject(refused("BAD_USER_INPUT"));
  expect(await api.db.query("SELECT 1 FROM files WHERE purpose = 'bidDocument' AND state = 'kept'")).toEqual([]);
});

test("a document that is attached twice at once is copied once, with one event", async () => {
  const { api, attach } = await aShelf();

  const answers = await Promise.all([attach(), attach(), attach()]);

  const copies = await api.db.query("SELECT id FROM files WHERE purpose = 'bidDocument' AND state <> 'expired'");
  const events = await api.db.query("SELECT 1 FROM audit_events WHERE act = 'attachCompanyDocument'");
  expect(copies).toHaveLength(1);
  expect(answers.map(({ data }) => data.attachCompanyDocument.id)).toEqual(Array(3).fill(copies[0].id));
  expect(events).toHaveLength(1);
});

test("a copy that is whole keeps its bytes if the bid does not get it, and the next attempt gives it to the bid", async () => {
  const { api, company, attach, submit } = await aShelf();
  await submit();
  await api.db.query("ALTER TABLE bid_document_addresses ADD CONSTRAINT no_address CHECK (false) NOT VALID");
  const failed = await attach();
  await api.db.query("ALTER TABLE bid_document_addresses DROP CONSTRAINT no_address");
  const [copy] = await api.db.query("SELECT id FROM files WHERE purpose = 'bidDocument' AND state = 'kept'");

  const { data: again } = await attach();

  const { data } = await company.graphql("{ myBids { nodes { documents { state fileId } } } }");
  expect(failed).toMatchObject(refused("INTERNAL"));
  expect(existsSync(join(filesDirectory(), copy.id))).toBe(true);
  expect(again.attachCompanyDocument.id).toBe(copy.id);
  expect(data.myBids.nodes[0].documents).toEqual([{ state: "given", fileId: copy.id }]);
});

test("a document is not attached during its virus check", async () => {
  const { api, person, tenderId } = await aShelf();
  const files = {
    store: folderStore(filesDirectory()),
    companyBytes: FILES_PER_COMPANY_GB * 2 ** 30,
    scan: () => undefined,
  };

  const answer = await secondApp(api, { files }, async (url) => {
    const company = client(url, { username: person.username, password: PASSWORD });
    const path = await uploads(company).whole(someBytes(1000), { filename: "iso.pdf", purpose: "companyDocument" });
    const input = { fileId: idOf(path), kind: "iso9001", name: "ISO 9001" };
    const create = "mutation ($input: CompanyDocumentInput!) { createCompanyDocument(input: $input) { id } }";
    const { data } = await company.graphql(create, { input });
    return company.graphql(ATTACH, { tenderId, id: data.createCompanyDocument.id });
  });

  const message = "This file is being checked for viruses. Please try again in a few minutes.";
  expect(answer).toMatchObject({ errors: [{ message, extensions: { code: "CONFLICT" } }] });
});
