import { MOST_COMPANY_DOCUMENTS } from "#api/company-documents/documentKinds.rules.ts";
import { expireFiles } from "#api/files/expireFiles.ts";
import { folderStore } from "#api/files/store/folderStore.ts";
import { aBidder, anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { idOf, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import type { Client } from "#api/testing/client.ts";
import { filesDirectory, testApp } from "#api/testing/testApp.ts";

const FIELDS = "id kind name number issuer validUntil version file { id name bytes state }";
const CREATE = `mutation ($input: CompanyDocumentInput!) { createCompanyDocument(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: ID!, $patch: CompanyDocumentPatch!) { updateCompanyDocument(id: $id, patch: $patch) { ${FIELDS} } }`;
const DELETE = "mutation ($id: ID!) { deleteCompanyDocument(id: $id) { id } }";
const refused = (code: string) => ({ errors: [{ extensions: { code } }] });
const LIST = `{ companyDocuments { ${FIELDS} } }`;

const CLEARANCE = {
  kind: "taxClearance",
  name: "Tax clearance 2026",
  number: "TC-7741",
  issuer: "Revenue Authority",
  validUntil: "2027-03-31",
};

const upload = async (company: Client, length = 100) =>
  idOf(await uploads(company).whole(someBytes(length), { filename: "scan.pdf", purpose: "companyDocument" }));

async function aShelf() {
  const api = await testApp();
  const company = api.as(await api.has(aBidder()));
  const add = async (fields: object = {}) => {
    const { data, errors } = await company.graphql(CREATE, {
      input: { ...CLEARANCE, fileId: await upload(company), ...fields },
    });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.createCompanyDocument;
  };
  const stateOf = async (id: string) =>
    (await api.db.query<{ state: string }[]>("SELECT state FROM files WHERE id = $1", [id]))[0]!.state;
  return { api, company, add, stateOf };
}

test("a company keeps documents, changes them, and lists them by kind and name", async () => {
  const { company, add } = await aShelf();
  const added = await add();
  await add({ kind: "insurance", name: "Liability", number: "", issuer: null, validUntil: null });

  const changed = await company.graphql(UPDATE, { id: added.id, patch: { validUntil: "2028-03-31", version: 1 } });
  const stale = await company.graphql(UPDATE, { id: added.id, patch: { name: "Old", version: 1 } });
  const { data } = await company.graphql(LIST);

  expect(added).toEqual({
    id: added.id,
    ...CLEARANCE,
    version: 1,
    file: { id: added.file.id, name: "scan.pdf", bytes: 100, state: "kept" },
  });
  expect(changed.data.updateCompanyDocument).toEqual({ ...added, validUntil: "2028-03-31", version: 2 });
  expect(stale).toMatchObject(refused("CONFLICT"));
  expect(data.companyDocuments.map(({ name, number }: { name: string; number: string }) => [name, number])).toEqual([
    ["Liability", null],
    ["Tax clearance 2026", "TC-7741"],
  ]);
});

test("a second try with the same key answers the first document", async () => {
  const { company } = await aShelf();
  const input = { ...CLEARANCE, fileId: await upload(company), clientMutationId: "try-1" };
  const [first, second] = [await company.graphql(CREATE, { input }), await company.graphql(CREATE, { input })];

  expect(second.data.createCompanyDocument.id).toBe(first.data.createCompanyDocument.id);
  expect((await company.graphql(LIST)).data.companyDocuments).toHaveLength(1);
});

test.each([
  ["kind", { kind: "passport" }],
  ["name", { name: " " }],
  ["name", { name: "x".repeat(201) }],
  ["number", { number: "x".repeat(101) }],
  ["issuer", { issuer: "x".repeat(201) }],
  ["validUntil", { validUntil: "2027-02-30" }],
  ["validUntil", { validUntil: "31 March" }],
  ["fileId", { fileId: "0190b2f5-0000-7000-8000-000000000000" }],
])("a wrong %s is refused", async (_field, wrong) => {
  const { company } = await aShelf();

  const answer = await company.graphql(CREATE, { input: { ...CLEARANCE, fileId: await upload(company), ...wrong } });

  expect(answer).toMatchObject(refused("BAD_USER_INPUT"));
  expect((await company.graphql(LIST)).data.companyDocuments).toEqual([]);
});

test("another file replaces the file of a document, which is then deleted", async () => {
  const { api, company, add, stateOf } = await aShelf();
  const { id, file } = await add();
  const fileId = await upload(company, 200);

  const { data } = await company.graphql(UPDATE, { id, patch: { fileId } });
  const again = await company.graphql(CREATE, { input: { ...CLEARANCE, fileId } });
  await expireFiles(api.db, folderStore(filesDirectory()));

  expect(data.updateCompanyDocument.file).toMatchObject({ id: fileId, bytes: 200 });
  expect(again).toMatchObject(refused("BAD_USER_INPUT"));
  expect([await stateOf(file.id), await stateOf(fileId)]).toEqual(["expired", "kept"]);
  expect(await folderStore(filesDirectory()).find(file.id)).toBe(null);
});

test("a document is removed with its file; while it is kept its file cannot be deleted", async () => {
  const { company, add, stateOf } = await aShelf();
  const { id, file } = await add();

  const early = await uploads(company).end(`/files/${file.id}`);
  await company.graphql(DELETE, { id });
  const twice = await company.graphql(DELETE, { id });

  expect(early).toMatchObject({ status: 409 });
  expect(await stateOf(file.id)).toBe("expired");
  expect(twice).toMatchObject(refused("NOT_FOUND"));
});

test("only the company reads its documents and their files; nobody else changes them", async () => {
  const { api, company, add } = await aShelf();
  const { id, file } = await add();
  const others = [api.as(await api.has(aBidder())), api.as(await api.has(anAdmin()))];

  for (const other of others) {
    expect((await other.graphql(LIST)).data.companyDocuments).toEqual([]);
    expect(await other.get(`/files/${file.id}`)).toMatchObject({ status: 404 });
    expect(await other.graphql(UPDATE, { id, patch: { name: "Mine" } })).toMatchObject(refused("NOT_FOUND"));
    expect(await other.graphql(DELETE, { id })).toMatchObject(refused("NOT_FOUND"));
  }
  expect(await company.get(`/files/${file.id}`)).toMatchObject({ status: 200 });
});

test("the file of another company cannot be taken, nor a file that was uploaded for a bid", async () => {
  const { api, company } = await aShelf();
  const theirs = await upload(api.as(await api.has(aBidder())));

  expect(await company.graphql(CREATE, { input: { ...CLEARANCE, fileId: theirs } })).toMatchObject(
    refused("BAD_USER_INPUT"),
  );
});

test("without a company profile there is no upload and no document", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aPartner()));

  const begun = await uploads(partner).begin(10, { filename: "a.pdf", purpose: "companyDocument" });
  const added = await partner.graphql(CREATE, {
    input: { ...CLEARANCE, fileId: "0190b2f5-0000-7000-8000-000000000000" },
  });

  expect(begun).toMatchObject({ status: 403, body: { code: "PROFILE_REQUIRED" } });
  expect(added).toMatchObject(refused("PROFILE_REQUIRED"));
});

test("a file of a company has at most 100 MB and no tender", async () => {
  const { api, company } = await aShelf();
  const begin = uploads(company).begin;
  const declared = { filename: "a.pdf", purpose: "companyDocument" };

  expect(await begin(100 * 2 ** 20 + 1, declared)).toMatchObject({
    status: 413,
    body: { error: "A file has at most 100 MB" },
  });
  expect(await begin(10, { ...declared, tenderId: (await api.has(aBidder())).id })).toMatchObject({ status: 400 });
});

test("a company has at most 50 documents", async () => {
  const { api, company, add } = await aShelf();
  const first = await add();
  await api.db.query(
    `WITH more AS (INSERT INTO files (owner_id, purpose, bytes, name, sha256, media_type, document_key, state, whole_at)
       SELECT owner_id, purpose, bytes, name, sha256, media_type, document_key, state, whole_at FROM files CROSS JOIN generate_series(2, $2) WHERE files.id = $1 RETURNING id, owner_id)
     SELECT count(*) FROM more`,
    [first.file.id, MOST_COMPANY_DOCUMENTS],
  );
  await api.db.query(
    "INSERT INTO company_documents (company_id, file_id, kind, name, version) SELECT owner_id, id, 'other', 'x', 1 FROM files WHERE id <> $1 AND state = 'kept'",
    [first.file.id],
  );
  await api.db.query("DELETE FROM company_documents WHERE id = $1", [first.id]);
  await add();

  expect(await company.graphql(CREATE, { input: { ...CLEARANCE, fileId: await upload(company) } })).toMatchObject(
    refused("CONFLICT"),
  );
});

test("the audit trail records each act, and nothing that the document says", async () => {
  const { api, company, add } = await aShelf();
  const { id } = await add();
  await company.graphql(UPDATE, { id, patch: { number: "TC-9999" } });
  await company.graphql(DELETE, { id });

  const events = await api.db.query<{ act: string }[]>(
    "SELECT act, subject, before, after FROM audit_events WHERE subject = 'companyDocument' ORDER BY id",
  );

  expect(events.map(({ act }) => act)).toEqual([
    "createCompanyDocument",
    "updateCompanyDocument",
    "deleteCompanyDocument",
  ]);
  expect(JSON.stringify(events)).not.toMatch(/TC-|Tax|taxClearance|Revenue|2027/);
});
