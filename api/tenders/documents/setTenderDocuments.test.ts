import { aBidder, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { documents } from "#api/testing/builders/documents.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const SET = `mutation ($id: ID!, $documents: [TenderDocumentInput!]!, $version: Int!, $addendum: AddendumInput) {
  tender: setTenderDocuments(tenderId: $id, documents: $documents, version: $version, addendum: $addendum) { version newestAddendum documents { position name url bytes sha256 } addenda { number weight note changes { field before after } } }
}`;
const TERMS = { name: "Terms.pdf", url: "https://example.org/terms.pdf", bytes: 5000, sha256: "ab".repeat(32) };
const PLANS = { name: "Plans.zip", url: "https://example.org/plans.zip", bytes: null, sha256: null };
const listed = (count: number) => documents(count).map((each) => ({ ...each, url: "https://example.org/file" }));

async function aTenderOf(overrides: Partial<Tender> = {}) {
  const api = await testApp();
  const tender = await api.has(aTender(overrides));
  const admin = api.as(await api.has(anAdmin()));
  const set = (named: object[], variables: object = {}) =>
    admin.graphql(SET, { id: tender.id, documents: named, version: 1, ...variables });
  return { api, tender, admin, set };
}

test("on an open tender it is an addendum that asks for a confirmation, of which companies are told", async () => {
  const { api, tender, set } = await aTenderOf();
  const bid = await api.has(aSubmittedBid({ tenderId: tender.id }));

  const { data } = await set([TERMS, PLANS]);
  const replaced = await set([PLANS], {
    version: 2,
    addendum: { note: "The terms moved into the plans.", weight: "notice" },
  });
  const none = await set([], { version: 3 });

  const plans = "Plans.zip · https://example.org/plans.zip";
  const both = `Terms.pdf · https://example.org/terms.pdf · 5000 bytes · SHA-256 ${TERMS.sha256}\n${plans}`;
  expect(data.tender).toMatchObject({
    version: 2,
    documents: [
      { position: 1, ...TERMS },
      { position: 2, ...PLANS },
    ],
    addenda: [{ number: 1, weight: "confirm", changes: [{ field: "documents", before: null, after: both }] }],
  });
  expect(replaced.data.tender.addenda[0]).toEqual({
    number: 2,
    weight: "notice",
    note: "The terms moved into the plans.",
    changes: [{ field: "documents", before: both, after: plans }],
  });
  expect(none.data.tender).toMatchObject({ documents: [], newestAddendum: 3 });
  const notices = (await noticesIn(api)).filter(({ kind }) => kind === "tenderAmended");
  expect(notices.map(({ user_id, facts }) => [user_id, facts.changes])).toEqual(
    Array(3).fill([bid.companyId, [{ field: "documents", as: "long", before: null, after: null }]]),
  );
  expect(
    await api.db.query(
      "SELECT before, after FROM audit_events WHERE act = 'setTenderDocuments' AND outcome = 'done' ORDER BY occurred_at LIMIT 1",
    ),
  ).toEqual([{ before: { documents: null }, after: { documents: both, documentsSha256: expect.any(String) } }]);
});

test("of a draft and of a closed tender the audit trail keeps the list before and after", async () => {
  for (const status of ["draft", "closed"] as const) {
    const { api, set } = await aTenderOf({ status });
    await set([TERMS]);
    await set([PLANS], { version: 2 });

    const last = await api.db.query(
      "SELECT before, after FROM audit_events WHERE act = 'setTenderDocuments' AND outcome = 'done' ORDER BY sequence DESC LIMIT 1",
    );
    expect(last).toEqual([
      {
        before: { documents: `Terms.pdf · https://example.org/terms.pdf · 5000 bytes · SHA-256 ${TERMS.sha256}` },
        after: { documents: "Plans.zip · https://example.org/plans.zip", documentsSha256: expect.any(String) },
      },
    ]);
  }
});

test("the same documents again change nothing; those of a draft change its version alone", async () => {
  const { api, set } = await aTenderOf();
  await set([TERMS]);
  const same = await set([TERMS], { version: 2 });
  const draft = await api.has(aTender({ status: "draft" }));
  const written = await set([TERMS], { id: draft.id });

  expect(same.data.tender).toMatchObject({ version: 2, newestAddendum: 1 });
  expect(written.data.tender).toMatchObject({ version: 2, newestAddendum: 0, documents: [TERMS] });
});

test("it moves the tenders' revision, and partners read the documents", async () => {
  const { api, tender, admin, set } = await aTenderOf();
  const revision = async () => (await admin.graphql("{ tenderRevision }")).data.tenderRevision as string;
  const before = await revision();

  await set([TERMS]);
  const { data } = await api
    .as(await api.has(aBidder()))
    .graphql(
      "query ($id: ID!) { tender(id: $id) { documents { name url bytes sha256 } documentsUntil closingDate } }",
      { id: tender.id },
    );

  expect(await revision()).not.toBe(before);
  expect(data.tender.documents).toEqual([TERMS]);
  expect(Date.parse(data.tender.documentsUntil as string) - Date.parse(data.tender.closingDate as string)).toBe(
    24 * 3_600_000,
  );
});

test.each([
  ["a malformed hash", [TERMS, { ...PLANS, sha256: "x" }], "documents[1].sha256"],
  ["zero bytes", [{ ...TERMS, bytes: 0 }], "documents[0].bytes"],
  ["an address that is not http(s)", [TERMS, { ...PLANS, url: "file:///plans.zip" }], "documents[1].url"],
  ["no address", [{ ...TERMS, url: "" }], "documents[0].url"],
  ["two names alike", [TERMS, { ...PLANS, name: "terms.PDF" }], "documents[1].name"],
  ["a 31st document", listed(31), "documents[30]"],
] as const)("%s is refused, naming the row", async (_what, named, field) => {
  const { api, set } = await aTenderOf();

  const { errors } = await set([...named]);

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } } }]);
  expect(await api.db.query("SELECT 1 FROM tender_documents")).toEqual([]);
});

test("thirty are taken; a stale version, a lowered weight without a note, a partner, an awarded and a cancelled tender are refused", async () => {
  const { api, tender, admin, set } = await aTenderOf();
  const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
  const partner = api.as(await api.has(aBidder()));
  const awarded = await api.has(aTender({ status: "awarded" }));

  const thirty = await set(listed(30));
  const refused = [
    await set([TERMS], { version: 1 }),
    await set([TERMS], { version: 2, addendum: { weight: "correction" } }),
    await partner.graphql(SET, { id: tender.id, documents: [{ ...TERMS, url: "x" }], version: 2 }),
    await set([TERMS], { id: awarded.id }),
    await set([TERMS], { id: "none" }),
  ];
  await admin.graphql('mutation ($id: ID!) { cancelTender(id: $id, reason: "The financing was withdrawn.") { id } }', {
    id: tender.id,
  });

  expect(thirty.data.tender.documents).toHaveLength(30);
  expect(refused.map(codeOf)).toEqual(["CONFLICT", "BAD_USER_INPUT", "FORBIDDEN", "CONFLICT", "NOT_FOUND"]);
  expect(codeOf(await set([TERMS], { version: 3 }))).toBe("CONFLICT");
  expect(
    (await admin.graphql("query ($id: ID!) { tender(id: $id) { documentsUntil } }", { id: tender.id })).data.tender,
  ).toEqual({ documentsUntil: null });
});

test("a copy has the documents of its tender, and the documents of many are read in one statement", async () => {
  const { api, tender, admin, set } = await aTenderOf();
  await set([TERMS, PLANS]);

  const { data } = await admin.graphql(
    'mutation ($id: ID!) { copyTender(id: $id, tenderNumber: "COPY-1") { documents { name url bytes sha256 } } }',
    { id: tender.id },
  );
  const statements = await api.statementsOf(() =>
    admin.graphql("{ tenders(first: 50) { nodes { documents { name } } } }"),
  );

  expect(data.copyTender.documents).toEqual([TERMS, PLANS]);
  expect(statements.filter((sql) => sql.includes("tender_documents"))).toHaveLength(1);
});

test("documents can be given until 24 hours after the closing time, and until the last moment that there is", async () => {
  const { api, admin } = await aTenderOf();
  const last = await api.has(aTender({ closingDate: new Date("9999-12-31T23:59:59.999Z") }));

  const { data } = await admin.graphql("query ($id: ID!) { tender(id: $id) { documentsUntil } }", { id: last.id });

  expect(data.tender.documentsUntil).toBe("9999-12-31T23:59:59.999Z");
});
