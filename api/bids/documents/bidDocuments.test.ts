import { createHash } from "node:crypto";

import { readDocuments } from "#api/bids/documents/readDocuments.ts";
import { aBid, aBidder, anAdmin, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { DOCUMENT, documents } from "#api/testing/builders/documents.ts";
import { aSealedTender, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";

const NAMED = "documents { position name bytes sha256 url addressGivenAt state } documentsOwed";
const RECEIPT = "receipt { receiptNumber sha256 canonicalForm }";
const SUBMIT = `mutation ($input: BidInput!) { bid: submitBid(input: $input) { id revision submittedAt companyId ${NAMED} ${RECEIPT} } }`;
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { bid: reviseBid(id: $id, input: $input) { ${NAMED} ${RECEIPT} revisions { revision documents { name state } ${RECEIPT} } } }`;
const SAVE =
  "mutation ($tenderId: ID!, $input: BidDraftInput!) { draft: saveBidDraft(tenderId: $tenderId, input: $input) { version documents { position name bytes sha256 url state } } }";
const VERIFY =
  "query ($receiptNumber: String!, $sha256: String!) { verifyBidReceipt(receiptNumber: $receiptNumber, sha256: $sha256) { matches } }";
const TYPED = { bidAmount: "1", technicalProposal: "", timelineDays: "", documentsUrl: "" };

async function aBidderOn(seed: typeof aTender = aTender) {
  const api = await testApp();
  const tender = await api.has(seed());
  const company = await api.has(aBidder());
  const bidder = api.as(company);
  const submit = (named: unknown, input: object = {}) =>
    bidder.graphql(SUBMIT, { input: aBid({ tenderId: tender.id, documents: named, ...input }) });
  return { api, tender, company, bidder, submit };
}

const [METHOD, DRAWINGS, PRICES] = documents(3);

test.each([
  ["an open", aTender],
  ["a sealed", aSealedTender],
] as const)("a bid on %s tender names its documents, and its receipt covers them by position", async (_kind, seed) => {
  const { bidder, submit } = await aBidderOn(seed);

  const { data } = await submit([DRAWINGS, METHOD]);
  const checked = await bidder.graphql(VERIFY, data.bid.receipt);

  expect(data.bid.documents).toEqual([
    { position: 1, ...DRAWINGS, url: null, addressGivenAt: null, state: "owed" },
    { position: 2, ...METHOD, url: null, addressGivenAt: null, state: "owed" },
  ]);
  expect(data.bid.documentsOwed).toBe(2);
  const named = [DRAWINGS, METHOD].map(
    (each) => `{"bytes":${each!.bytes},"name":"${each!.name}","sha256":"${each!.sha256}"}`,
  );
  expect(data.bid.receipt.canonicalForm).toContain(
    `"companyId":"${data.bid.companyId}","documents":[${named.join(",")}],"documentsUrl":null,`,
  );
  expect(data.bid.receipt.sha256).toBe(createHash("sha256").update(data.bid.receipt.canonicalForm).digest("hex"));
  expect(checked.data.verifyBidReceipt).toEqual({ matches: true });
});

test("a receipt without documents is what it was before there were any; one with a document has its own hash", async () => {
  const api = await testApp();
  const [company, tender] = [
    await api.has(aBidder({ id: "0192f0c1-0000-7000-8000-000000000001" })),
    await api.has(aTender({ id: "0192f0c1-0000-7000-8000-000000000002" })),
  ];
  const kept = { submittedAt: new Date("2026-06-30T12:00:00Z"), tenderId: tender.id, companyId: company.id };
  await api.has(aSubmittedBid(kept));
  const id = "0192f0c1-0000-7000-8000-000000000003";
  for (const change of [`UPDATE bid_revisions SET bid_id = '${id}'`, `UPDATE bids SET id = '${id}'`])
    await asReplica(api, change);
  const admin = api.as(await api.has(anAdmin()));
  const hash = async () =>
    (await admin.graphql(`query ($id: ID!) { bid(id: $id) { ${RECEIPT} } }`, { id })).data.bid.receipt.sha256 as string;

  const without = await hash();
  for (const change of [
    "UPDATE bid_revisions SET documents_count = 1",
    `INSERT INTO bid_documents SELECT bid_id, 1, 1, '${DOCUMENT.sha256}', '${DOCUMENT.name}', ${DOCUMENT.bytes}, '${DOCUMENT.sha256}' FROM bid_revisions`,
  ])
    await asReplica(api, change);

  expect(without).toBe("8b30de21956d1eb5d4f9aea04bdcf785264b72426f4ddc8a7cf9f85e45386f06");
  expect(await hash()).toBe("3f8a9b931bf4a974be6461ed692f48c5b3ecf441c543a2c9cdb123a93b69faf7");
});

test("a revision names the documents anew, and the earlier ones stay readable", async () => {
  const { bidder, submit } = await aBidderOn();
  const first = (await submit([METHOD, DRAWINGS])).data.bid;

  const { data } = await bidder.graphql(REVISE, { id: first.id, input: aBid({ documents: [PRICES] }) });
  const none = await bidder.graphql(REVISE, { id: first.id, input: aBid() });

  expect(data.bid.documents).toMatchObject([{ position: 1, ...PRICES }]);
  expect(data.bid.revisions).toMatchObject([
    { revision: 2, documents: [{ name: PRICES!.name, state: "owed" }] },
    {
      revision: 1,
      documents: [
        { name: METHOD!.name, state: "notDelivered" },
        { name: DRAWINGS!.name, state: "notDelivered" },
      ],
      receipt: { sha256: first.receipt.sha256 },
    },
  ]);
  expect(none.data.bid).toMatchObject({ documents: [], documentsOwed: 0 });
  expect(none.data.bid.receipt.canonicalForm).not.toContain('"documents"');
});

const many = documents(21);

test.each([
  ["a malformed hash", [METHOD, { ...DRAWINGS, sha256: "g".repeat(64) }], "documents[1].sha256"],
  ["a hash in capitals", [{ ...METHOD, sha256: "AB".repeat(32) }], "documents[0].sha256"],
  ["an empty hash", [{ ...METHOD, sha256: "" }], "documents[0].sha256"],
  ["zero bytes", [METHOD, DRAWINGS, { ...PRICES, bytes: 0 }], "documents[2].bytes"],
  ["negative bytes", [{ ...METHOD, bytes: -1 }], "documents[0].bytes"],
  ["more than a tebibyte", [{ ...METHOD, bytes: 2 ** 40 + 1 }], "documents[0].bytes"],
  ["no name", [{ ...METHOD, name: "  " }], "documents[0].name"],
  ["a long name", [{ ...METHOD, name: "x".repeat(201) }], "documents[0].name"],
  ["a name with U+0000", [{ ...METHOD, name: "a\u0000b" }], "documents[0].name"],
  ["two names alike", [METHOD, DRAWINGS, { ...PRICES, name: ` ${METHOD!.name.toUpperCase()} ` }], "documents[2].name"],
  ["a 21st document", many, "documents[20]"],
] as const)("%s is refused, naming the row: in GraphQL, REST, a revision and a draft", async (_what, named, field) => {
  const { api, tender, company, bidder, submit } = await aBidderOn();
  const other = await api.has(aSubmittedBid({ companyId: company.id }));

  const answers = [
    await submit(named),
    await bidder.graphql(REVISE, { id: other.id, input: aBid({ documents: named }) }),
    await bidder.graphql(SAVE, { tenderId: tender.id, input: { ...TYPED, documents: named } }),
  ];
  const rest = await bidder.post("/api/bids", aBid({ tenderId: tender.id, documents: named }));

  for (const { errors } of answers)
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } } }]);
  expect(rest).toMatchObject({
    status: 400,
    body: { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } },
  });
  expect(await api.db.query("SELECT 1 FROM bid_documents")).toEqual([]);
  expect(api.faults).toEqual([]);
});

test.each([
  [{}, "documents"],
  ["x", "documents"],
  [[7], "documents[0]"],
  [[null], "documents[0]"],
  [[[]], "documents[0]"],
  [[{ ...DOCUMENT, colour: "red" }], "documents[0].colour"],
  [[{ ...DOCUMENT, name: {} }], "documents[0].name"],
  [[{ ...DOCUMENT, bytes: 1.5 }], "documents[0].bytes"],
  [[{}], "documents[0].sha256"],
])("REST refuses documents that are %j at %s", async (named, field) => {
  const { tender, bidder } = await aBidderOn();

  const { status, body } = await bidder.post("/api/bids", aBid({ tenderId: tender.id, documents: named }));

  expect([status, body]).toMatchObject([400, { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } }]);
});

test("what is wrong elsewhere is told together with what is wrong in a row", async () => {
  const { submit } = await aBidderOn();

  const { errors } = await submit([{ ...METHOD, bytes: 0 }], { bidAmount: 0 });

  expect(Object.keys(errors![0]!.extensions.fields as object)).toEqual(["bidAmount", "documents[0].bytes"]);
});

test("REST takes documents and answers exactly the specification's fields", async () => {
  const { api, tender, bidder } = await aBidderOn();

  const named = await bidder.post("/api/bids", aBid({ tenderId: tender.id, documents: [METHOD] }));
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", {
    id: (named.body as { id: string }).id,
  });
  const none = await bidder.post("/api/bids", aBid({ tenderId: tender.id, documents: null }));

  expect([named.status, none.status]).toEqual([201, 201]);
  expect(Object.keys(named.body as object)).toEqual([
    "id",
    "companyId",
    "status",
    "submittedAt",
    "bidAmount",
    "technicalProposal",
    "timelineDays",
    "documentsUrl",
    "tenderId",
  ]);
  expect(await api.db.query("SELECT name FROM bid_documents")).toEqual([{ name: METHOD!.name }]);
});

test.each([
  ["an open", aTender],
  ["a sealed", aSealedTender],
] as const)(
  "a retry on %s tender with the same documents answers the same bid; with others it is refused",
  async (_kind, seed) => {
    const { api, submit } = await aBidderOn(seed);
    const once = (named: unknown) => submit(named, { clientMutationId: "one" });

    const [first, second] = [await once([METHOD]), await once([METHOD])];
    const others = [await once([DRAWINGS]), await once([]), await once([METHOD, DRAWINGS])];

    expect(second.data).toEqual(first.data);
    for (const { errors } of others) expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
    expect(await api.db.query("SELECT 1 FROM bid_documents")).toHaveLength(1);
  },
);

test("documents take no statement more: they are stored with the terms", async () => {
  const { api, bidder, submit } = await aBidderOn();
  await bidder.openSession();

  const statements = await api.statementsOf(() => submit(documents(20)));

  const begin = statements.findIndex((sql) => sql.startsWith("START"));
  expect(statements.indexOf("COMMIT") - begin - 1).toBeLessThanOrEqual(4);
  expect(await api.db.query("SELECT 1 FROM bid_documents")).toHaveLength(20);
});

test("the documents of many bids, of their revisions and receipts take as many statements as those of two", async () => {
  const { api } = await aBidderOn();
  const admin = api.as(await api.has(anAdmin()));
  const query = `{ bids(first: 50) { nodes { ${NAMED} ${RECEIPT} revisions { documents { name } ${RECEIPT} } } } }`;
  const counts = [];
  for (const bids of [2, 10]) {
    for (let place = 0; place < bids; place++) await api.has(aSubmittedBid({}, documents(3)));
    await admin.graphql(query);
    counts.push(
      (await api.statementsOf(async () => expect((await admin.graphql(query)).errors).toBeUndefined())).filter((sql) =>
        sql.includes("bid_documents"),
      ).length,
    );
  }

  expect(counts).toEqual([3, 3]);
});

test("a draft keeps its documents, and gives them back", async () => {
  const { tender, bidder } = await aBidderOn();
  await bidder.graphql(SAVE, { tenderId: tender.id, input: { ...TYPED, documents: [METHOD] } });

  const { data } = await bidder.graphql(
    "query ($id: ID!) { bidDraft(tenderId: $id) { documents { position name bytes sha256 url state } } }",
    { id: tender.id },
  );
  const saved = await bidder.graphql(SAVE, { tenderId: tender.id, input: { ...TYPED, version: 1 } });

  expect(data.bidDraft.documents).toEqual([{ position: 1, ...METHOD, url: null, state: "owed" }]);
  expect(saved.data.draft).toEqual({ version: 2, documents: [] });
});

test("what was named is never changed, by no statement", async () => {
  const { api } = await aBidderOn();
  await api.has(aSubmittedBid({}, [DOCUMENT]));

  for (const statement of [
    "UPDATE bid_documents SET name = 'x'",
    "UPDATE bid_documents SET sha256 = repeat('a', 64)",
    "DELETE FROM bid_documents",
    "TRUNCATE bid_documents",
    "UPDATE bid_revisions SET documents_count = 0",
  ])
    await expect(api.db.query(statement)).rejects.toThrow("it is never changed");
});

test.each([
  ["position", 21],
  ["name", "''"],
  ["name", "repeat('x', 201)"],
  ["bytes", 0],
  ["bytes", 2 ** 40 + 1],
  ["sha256", "repeat('G', 64)"],
  ["sha256", "NULL"],
])("the database holds the limits itself: %s %s", async (column, value) => {
  const { api } = await aBidderOn();
  const bid = await api.has(aSubmittedBid());
  const row: Record<string, unknown> = {
    position: 1,
    name: "'Method.pdf'",
    bytes: 5,
    sha256: "repeat('a', 64)",
    [column]: value,
  };

  await expect(
    api.db.query(
      `INSERT INTO bid_documents (bid_id, revision, document_key, ${Object.keys(row).join(", ")}) VALUES ('${bid.id}', 1, repeat('a', 64), ${Object.values(row).join(", ")})`,
    ),
  ).rejects.toThrow("check constraint");
});

test("while a tender is sealed nobody else reads what a bid names, nor how much", async () => {
  const { api, submit } = await aBidderOn(aSealedTender);
  const { data } = await submit([METHOD]);
  const admin = api.as(await api.has(anAdmin()));

  const read = await admin.graphql(
    `query ($id: ID!) { bid(id: $id) { ${NAMED} ${RECEIPT} revisions { documents { name } } } }`,
    { id: data.bid.id },
  );

  expect(read.data.bid).toEqual({ documents: [], documentsOwed: 0, receipt: null, revisions: [{ documents: [] }] });
  expect(await api.db.query("SELECT name, bytes, sha256 FROM bid_documents")).toEqual([
    { name: null, bytes: null, sha256: null },
  ]);
});

test("the sealed terms of a revision are read once, however many documents it names", async () => {
  const { api, company, bidder, submit } = await aBidderOn(aSealedTender);
  const { data } = await submit(documents(20));
  await bidder.graphql(REVISE, { id: data.bid.id, input: aBid({ documents: [DRAWINGS, METHOD] }) });
  const terms: unknown[] = [];
  const db = {
    async query<T>(...statement: Parameters<typeof api.db.query>): Promise<T> {
      const rows = await api.db.query<{ sealedTerms: string | null }[]>(...statement);
      terms.push(...rows.map(({ sealedTerms }) => sealedTerms).filter((text) => text !== null));
      return rows as T;
    },
  };

  const read = await readDocuments(db, TEST_WRAPPING_KEYS, company.id, [
    { bidId: data.bid.id, revision: 1 },
    { bidId: data.bid.id, revision: 2 },
  ]);

  expect(terms).toHaveLength(2);
  expect([...read.values()].map((named) => named.map(({ name }) => name))).toEqual([
    documents(20).map(({ name }) => name),
    [DRAWINGS!.name, METHOD!.name],
  ]);
});

test("a withdrawn bid owes nothing, and keeps what it named", async () => {
  const { bidder, submit } = await aBidderOn();
  const { data } = await submit([METHOD]);

  const withdrawn = await bidder.graphql(`mutation ($id: ID!) { bid: withdrawBid(id: $id) { ${NAMED} } }`, {
    id: data.bid.id,
  });

  expect(withdrawn.data.bid).toMatchObject({ documentsOwed: 0, documents: [{ ...METHOD, state: "notDelivered" }] });
});
