import { aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { idOf, sha256Of, someBytes, uploads } from "#api/testing/builders/uploads.ts";
import { testApp } from "#api/testing/testApp.ts";
import { unzipped } from "#api/testing/unzipped.ts";

const SET = `mutation ($id: ID!, $documents: [TenderDocumentInput!]!, $version: Int!) {
  setTenderDocuments(tenderId: $id, documents: $documents, version: $version) { version documents { name url bytes sha256 fileId } } }`;

async function anAdministrator(status: "open" | "draft" = "open") {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const tender = await api.has(aTender({ status }));
  let { version } = tender;
  const set = async (documents: object[]) => {
    const { data, errors } = await admin.graphql(SET, { id: tender.id, documents, version });
    if (data?.setTenderDocuments) version = data.setTenderDocuments.version;
    return { documents: data?.setTenderDocuments?.documents, errors };
  };
  const tus = uploads(admin);
  const declared = { filename: "Drawings.pdf", purpose: "tenderDocument", tenderId: tender.id };
  return { api, admin, tender, set, tus, declared };
}

test("an uploaded file is a document of a tender, and whoever reads the tender reads it", async () => {
  const { api, admin, tender, set, tus, declared } = await anAdministrator("draft");
  const partner = api.as(await api.has(aBidder()));
  const bytes = someBytes(100);
  const path = await tus.whole(bytes, declared);
  const other = await api.has(anAdmin());

  const unnamed = await api.as(other).get(path);
  const { documents } = await set([{ name: "Drawings.pdf", fileId: idOf(path) }]);
  const draft = [(await partner.get(path)).status, (await api.as(other).download(path)).status];
  await api.db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [tender.id]);
  const open = await partner.download(path);
  const visitor = await api.visitor.get(path);
  await api.db.query("UPDATE tenders SET deleted_at = now() WHERE id = $1", [tender.id]);

  expect(unnamed.status).toBe(404);
  expect(documents).toEqual([
    {
      name: "Drawings.pdf",
      url: expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)),
      bytes: 100,
      sha256: sha256Of(bytes),
      fileId: idOf(path),
    },
  ]);
  expect(draft).toEqual([404, 200]);
  expect([open.status, open.body.equals(bytes)]).toEqual([200, true]);
  expect(visitor.status).toBe(401);
  expect((await partner.get(path)).status).toBe(404);
  expect((await admin.download(path)).status).toBe(200);
});

test("whoever reads the tender gets its uploaded documents as a ZIP, whose manifest names the others", async () => {
  const { api, tender, set, tus, declared } = await anAdministrator("draft");
  const partner = api.as(await api.has(aBidder()));
  const bytes = someBytes(100);
  const path = await tus.whole(bytes, declared);
  const zip = `/api/tenders/${tender.id}/files.zip`;
  const url = "https://works.example/plan.pdf";
  await set([{ name: "Elsewhere.pdf", url }]);
  await api.db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [tender.id]);

  const without = await partner.get(zip);
  await api.db.query("UPDATE tenders SET status = 'draft' WHERE id = $1", [tender.id]);
  await set([
    { name: "Drawings.pdf", fileId: idOf(path) },
    { name: "Elsewhere.pdf", url },
  ]);
  const draft = await partner.get(zip);
  await api.db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [tender.id]);
  const files = unzipped((await partner.download(zip)).body);

  expect([without.status, draft.status]).toEqual([404, 404]);
  expect(files.get("Drawings.pdf")!.equals(bytes)).toBe(true);
  expect(JSON.parse(files.get("manifest.json")!.toString())).toMatchObject({
    tender: { id: tender.id, tenderNumber: tender.tenderNumber, title: tender.title },
    files: [{ path: "Drawings.pdf", sha256: sha256Of(bytes), bytes: 100 }],
    notIncluded: [{ name: "Elsewhere.pdf", url }],
  });
});

test("the list can be saved again by another administrator, and a file that left it is its owner's alone", async () => {
  const { api, tender, set, tus, declared } = await anAdministrator();
  const other = api.as(await api.has(anAdmin()));
  const partner = api.as(await api.has(aBidder()));
  const path = await tus.whole(someBytes(100), declared);
  const document = { name: "Drawings.pdf", fileId: idOf(path) };
  await set([document]);
  const { version } = (await other.graphql("query ($id: ID!) { tender(id: $id) { version } }", { id: tender.id })).data
    .tender;

  const again = await other.graphql(SET, {
    id: tender.id,
    version,
    documents: [document, { name: "Elsewhere.pdf", url: "https://works.example/plan.pdf" }],
  });
  const left = await other.graphql(SET, {
    id: tender.id,
    version: again.data.setTenderDocuments.version,
    documents: [],
  });

  expect(again.data.setTenderDocuments.documents).toMatchObject([{ fileId: idOf(path) }, { fileId: null }]);
  expect(left.data.setTenderDocuments.documents).toEqual([]);
  expect((await partner.get(path)).status).toBe(404);
});

test("a list that is saved again as it was read, without the ids of files, keeps its uploaded files", async () => {
  const { set, tus, declared } = await anAdministrator();
  const path = await tus.whole(someBytes(100), declared);
  const { documents } = await set([{ name: "Drawings.pdf", fileId: idOf(path) }]);
  const asRead = documents.map(({ name, url, bytes, sha256 }: Record<string, unknown>) => ({
    name,
    url,
    bytes,
    sha256,
  }));

  const again = await set([...asRead, { name: "Elsewhere.pdf", url: "https://works.example/plan.pdf" }]);

  expect(again.documents).toMatchObject([{ fileId: idOf(path) }, { fileId: null }]);
});

test("a document that is sent as it was read from another tender keeps its uploaded file, for another administrator too", async () => {
  const { api, set, tus, declared } = await anAdministrator();
  const path = await tus.whole(someBytes(100), declared);
  const { documents } = await set([{ name: "Drawings.pdf", fileId: idOf(path) }]);
  const { name, url, bytes, sha256 } = documents[0] as Record<string, unknown>;
  const other = await api.has(aTender());

  const { data } = await api
    .as(await api.has(anAdmin()))
    .graphql(SET, { id: other.id, version: other.version, documents: [{ name, url, bytes, sha256 }] });
  await set([]);

  expect(data.setTenderDocuments.documents).toMatchObject([{ fileId: idOf(path), url }]);
});

test("the address of a file that no tender lists is no document of somebody else's tender", async () => {
  const { api, set, tus, declared } = await anAdministrator();
  const path = await uploads(api.as(await api.has(anAdmin()))).whole(someBytes(5), declared);
  const own = await tus.whole(someBytes(5), declared);
  const { documents } = await set([{ name: "Drawings.pdf", fileId: idOf(own) }]);
  const url = (documents[0].url as string).replace(idOf(own), idOf(path));

  const { errors } = await set([{ name: "Drawings.pdf", url }]);

  expect(errors![0]!.extensions.fields).toEqual({ "documents[0].url": "You have uploaded no such file for a tender" });
});

test("a file that is unfinished, of somebody else, for a bid, or unknown is no document of a tender", async () => {
  const { api, set, tus, declared, tender } = await anAdministrator();
  const unfinished = (await tus.begin(10, declared)).headers.get("location")!;
  const another = await uploads(api.as(await api.has(anAdmin()))).whole(someBytes(5), declared);
  const ofBid = await uploads(api.as(await api.has(aBidder()))).whole(someBytes(5), {
    ...declared,
    purpose: "bidDocument",
    tenderId: tender.id,
  });
  const own = await tus.whole(someBytes(5), declared);
  const fieldsOf = async (document: object) => {
    const { errors } = await set([{ name: "Drawings.pdf", ...document }]);
    return errors?.[0]?.extensions.fields;
  };

  for (const path of [another, ofBid, "/files/00000000-0000-4000-8000-000000000000", "/files/x"])
    expect(await fieldsOf({ fileId: idOf(path) })).toEqual({
      "documents[0].fileId": "You have uploaded no such file for a tender",
    });
  expect(await fieldsOf({ fileId: idOf(unfinished) })).toEqual({
    "documents[0].fileId": "This file has not been uploaded completely",
  });
  expect(
    await fieldsOf({ fileId: idOf(own), name: "Plan.pdf", bytes: 6, sha256: "0".repeat(64), url: "https://a.example" }),
  ).toEqual({
    "documents[0].name": "The uploaded file has the name Drawings.pdf",
    "documents[0].bytes": "The uploaded file has 5 bytes",
    "documents[0].sha256": "The uploaded file has another SHA-256",
    "documents[0].url": "Give either an address or a file",
  });
  expect(await fieldsOf({})).toEqual({ "documents[0].url": "Address is required" });
});
