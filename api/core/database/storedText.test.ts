import { aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const request = (message: string) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.org",
  company: "Analytical Engines",
  role: "supplier",
  message,
});

test.each([
  ["HTML", "<script>alert('1')</script> & <b>bold</b>"],
  ["quotes and backslashes", `'; DROP TABLE users; -- "quoted" \\n \\u0000 %s $1`],
  ["every writing", "Привет, العالم, 你好, 👷‍♀️🏗️"],
  ["lines and tabs", "first\r\nsecond\n\tthird"],
])("text is stored as typed and answered as typed: %s", async (_what, message) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const answer = await api.visitor.post("/api/contact", request(message));
  const read = await admin.graphql("{ contactRequests { nodes { message } } }");

  expect(answer).toMatchObject({ status: 201, body: { message } });
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(read.data.contactRequests.nodes).toEqual([{ message }]);
});

test.each([
  ["accents apart become one letter", "e\u0301tude", "étude"],
  ["control characters go", "a\u0001b\u001Bc\u007F\u009Fd", "abcd"],
  ["line breaks of word processors become line feeds", "a\u000Bb\u000Cc\u0085d", "a\nb\nc\nd"],
])("%s", async (_what, message, stored) => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/contact", request(message));

  expect(answer).toMatchObject({ status: 201, body: { message: stored } });
});

test.each(["\u200B", "\u00AD \u2060", "\u2800", "\u3164", "\uFEFF\u200E", "\u0007"])(
  "a text that shows nothing counts as empty: %j",
  async (nothing) => {
    const api = await testApp();
    const admin = api.as(await api.has(anAdmin()));

    const contact = await api.visitor.post("/api/contact", { ...request(nothing), firstName: nothing });
    const tender = await admin.post("/api/tenders", tenderInput({ title: nothing }));

    expect(contact).toMatchObject({ status: 400, body: { fields: { message: "Required", firstName: "Required" } } });
    expect(tender).toMatchObject({ status: 400, body: { fields: { title: "Title is required" } } });
  },
);

test("a text of one line has no line breaks and tabs, and a number has plain single spaces", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  const answer = await admin.post(
    "/api/tenders",
    tenderInput({
      title: "Bridge\u000Bover\tthe\r\nMpoko",
      tenderNumber: "T\u00A0 1\u200B",
      requirements: "one\n\ttwo",
    }),
  );

  expect(answer).toMatchObject({
    status: 201,
    body: { title: "Bridge over the Mpoko", tenderNumber: "T 1", requirements: "one\n\ttwo" },
  });
});

test.each([
  "https://example.org/a\u0007b",
  "https://example.org/\u202Efdp.exe",
  "https://exam\tple.org",
  "https://a b.org",
])("an address with what cannot be seen is refused: %j", async (documentsUrl) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));

  expect(await admin.post("/api/tenders", tenderInput({ documentsUrl }))).toMatchObject({
    status: 400,
    body: { fields: { documentsUrl: "Must be a valid URL starting with http:// or https://" } },
  });
});

test.each(["x@bâtiment.example", "chantier@example.org"])(
  "an e-mail address of any script is taken: %s",
  async (email) => {
    const api = await testApp();

    expect(await api.visitor.post("/api/contact", { ...request("Hello"), email })).toMatchObject({
      status: 201,
      body: { email },
    });
  },
);

test.each(["x@", "@example.org", "x y@example.org", "x@exa mple.org", "x@a/b.org", "x@example.org:25"])(
  "a text that is no e-mail address is refused: %s",
  async (email) => {
    const api = await testApp();

    expect(await api.visitor.post("/api/contact", { ...request("Hello"), email })).toMatchObject({
      status: 400,
      body: { fields: { email: "Invalid email" } },
    });
  },
);

test("strings are trimmed", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/contact", { ...request("\n  Hello  \t"), firstName: " Ada " });

  expect(answer).toMatchObject({ status: 201, body: { message: "Hello", firstName: "Ada" } });
});

test("U+0000, which no text column holds, is refused by the field's name", async () => {
  const api = await testApp();

  const rest = await api.visitor.post("/api/contact", request("a\0b"));
  const graphql = await api.visitor.graphql(
    "mutation ($input: ContactRequestInput!) { createContactRequest(input: $input) { id } }",
    {
      input: request("a\0b"),
    },
  );

  const refused = { code: "BAD_USER_INPUT", fields: { message: "Invalid input" } };
  expect(rest).toMatchObject({ status: 400, body: refused });
  expect(graphql.errors).toMatchObject([{ extensions: refused }]);
});

test("half a surrogate pair, which no text column holds, is stored as U+FFFD", async () => {
  const api = await testApp();

  const answer = await api.visitor.post("/api/contact", request("a\ud800b"));

  expect(answer).toMatchObject({ status: 201, body: { message: "a\ufffdb" } });
  expect(api.faults).toEqual([]);
});

test("half a surrogate pair is no fault where a text is also a part of JSON: addenda, cancellations, decisions, documents", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const partner = await api.has(aBidder());
  const tender = await api.has(aTender({ status: "open" }));
  const closed = await api.has(aTender({ status: "closed", closingDate: daysFromNow(-1) }));
  const bid = await api.has(aSubmittedBid({ tenderId: closed.id, companyId: partner.id }));
  const half = "\ud800".repeat(30);
  const documents = [{ name: half, url: "https://example.org/plan.pdf" }];

  const amended = await admin.patch(`/api/tenders/${tender.id}`, { title: half });
  const listed = await admin.graphql(
    "mutation ($id: ID!, $documents: [TenderDocumentInput!]!) { setTenderDocuments(tenderId: $id, documents: $documents, version: 2) { documents { name } } }",
    { id: tender.id, documents },
  );
  const decided = await admin.graphql(
    "mutation ($id: ID!, $words: String!) { decideBid(id: $id, status: rejected, reason: { reason: other, words: $words }) { outcome { words } } }",
    { id: bid.id, words: half },
  );
  const cancelled = await admin.graphql(
    "mutation ($id: ID!, $reason: String!) { cancelTender(id: $id, reason: $reason, version: 3) { cancelReason } }",
    { id: tender.id, reason: half },
  );

  const stored = "\ufffd".repeat(30);
  expect(amended).toMatchObject({ status: 200, body: { title: stored } });
  expect(listed).toMatchObject({ data: { setTenderDocuments: { documents: [{ name: stored }] } } });
  expect(decided.errors).toBeUndefined();
  expect(cancelled).toMatchObject({ data: { cancelTender: { cancelReason: stored } } });
  expect(api.faults).toEqual([]);
});

test("the receipt of a bid with half a surrogate pair matches the bid as it is stored", async () => {
  const api = await testApp();
  const partner = api.as(await api.has(aBidder()));
  const tender = await api.has(aTender({ status: "open" }));
  const input = {
    tenderId: tender.id,
    bidAmount: 5,
    timelineDays: 5,
    technicalProposal: `\udfff${"x".repeat(60)}`,
    documents: [{ name: "\ud800.pdf", bytes: 1, sha256: "a".repeat(64) }],
  };

  const { data, errors } = await partner.graphql(
    "mutation ($input: BidInput!) { submitBid(input: $input) { technicalProposal documents { name } receipt { receiptNumber sha256 } } }",
    { input },
  );
  expect(errors).toBeUndefined();
  const { receiptNumber, sha256 } = data.submitBid.receipt;
  const check = await partner.graphql(
    "query ($receiptNumber: String!, $sha256: String!) { verifyBidReceipt(receiptNumber: $receiptNumber, sha256: $sha256) { matches } }",
    { receiptNumber, sha256 },
  );

  expect(data.submitBid).toMatchObject({
    technicalProposal: `\ufffd${"x".repeat(60)}`,
    documents: [{ name: "\ufffd.pdf" }],
  });
  expect(check).toMatchObject({ data: { verifyBidReceipt: { matches: true } } });
});

test("each field has a generous maximum length, and an over-long text is refused by its name", async () => {
  const api = await testApp();

  const just = await api.visitor.post("/api/contact", request("x".repeat(10_000)));
  const over = await api.visitor.post("/api/contact", request("x".repeat(10_001)));

  expect(just.status).toBe(201);
  expect(over).toMatchObject({ status: 400, body: { fields: { message: "Must be at most 10,000 characters" } } });
});
