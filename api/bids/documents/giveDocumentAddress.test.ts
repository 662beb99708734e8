import { aBid, aBidder, anAdmin, aTender } from "#api/testing/builders/builders.ts";
import { documents } from "#api/testing/builders/documents.ts";
import { aSealedTender, closeForOpening } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

const NAMED = "revision documents { name url addressGivenAt state } documentsOwed";
const SUBMIT = "mutation ($input: BidInput!) { bid: submitBid(input: $input) { id } }";
const GIVE = `mutation ($id: ID!, $sha256: String!, $url: String!, $key: String) { bid: giveDocumentAddress(bidId: $id, sha256: $sha256, url: $url, clientMutationId: $key) { id ${NAMED} bidAmount } }`;
const READ = `query ($id: ID!) { bid(id: $id) { ${NAMED} } }`;
const URL = "https://files.example/method.pdf";
const [METHOD, DRAWINGS, OTHER] = documents(3);

async function aBidWithDocuments(seed: typeof aTender = aTender) {
  const api = await testApp();
  const tender = await api.has(seed());
  const company = await api.has(aBidder());
  const bidder = api.as(company);
  const admin = api.as(await api.has(anAdmin()));
  const { data } = await bidder.graphql(SUBMIT, {
    input: aBid({ tenderId: tender.id, documents: [METHOD, DRAWINGS] }),
  });
  const id = data.bid.id as string;
  const give = (variables: object = {}) => bidder.graphql(GIVE, { id, sha256: METHOD!.sha256, url: URL, ...variables });
  const closeHoursAgo = (hours: number) =>
    api.db.query(
      "UPDATE tenders SET status = 'closed', opening_date = clock_timestamp() - interval '30 days', closing_date = clock_timestamp() - make_interval(secs => $2) WHERE id = $1",
      [tender.id, hours * 3600],
    );
  const withdraw = () => bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id });
  return { api, tender, company, bidder, admin, id, give, closeHoursAgo, withdraw };
}

const refusalOf = ({ errors }: { errors?: { extensions: object }[] }) => errors?.[0]?.extensions;

test.each([
  ["an open", aTender],
  ["a sealed", aSealedTender],
] as const)("an address is given and replaced on %s tender; the earlier one is kept", async (_kind, seed) => {
  const { api, bidder, id, give } = await aBidWithDocuments(seed);

  const first = await give();
  await give({ url: "https://files.example/moved.pdf" });
  const read = await bidder.graphql(READ, { id });

  expect(first.data.bid).toMatchObject({
    id,
    revision: 1,
    bidAmount: 180_000,
    documentsOwed: 1,
    documents: [
      { url: URL, addressGivenAt: expect.any(String), state: "given" },
      { url: null, addressGivenAt: null, state: "owed" },
    ],
  });
  expect(read.data.bid.documents[0]).toMatchObject({ url: "https://files.example/moved.pdf", state: "given" });
  expect(await api.db.query("SELECT 1 FROM bid_document_addresses")).toHaveLength(2);
});

/** Matches the fields of an audit event that prove which URL the company gave for a file, and when. */
const PROOF = {
  givenAt: expect.any(String) as string,
  addressSha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
};

test("until 24 hours after the closing time, by the database's clock; later it is too late, and what has no address was not delivered", async () => {
  const { bidder, id, give, closeHoursAgo } = await aBidWithDocuments();
  await closeHoursAgo(23.99);
  const { data } = await give();
  await closeHoursAgo(24.01);
  const late = await give();
  const read = await bidder.graphql(READ, { id });

  expect(data.bid.documents[0]).toMatchObject({ url: URL, state: "given" });
  expect(refusalOf(late)).toMatchObject({ code: "TENDER_CLOSED" });
  expect(read.data.bid).toMatchObject({ documentsOwed: 0, documents: [{ state: "given" }, { state: "notDelivered" }] });
});

test.each([
  ["a file that the bid does not name", { sha256: OTHER!.sha256 }, "sha256"],
  ["a malformed hash", { sha256: "abc" }, "sha256"],
  ["an address that is not http(s)", { url: "ftp://files.example/method.pdf" }, "url"],
  ["a script as an address", { url: "javascript:alert(1)" }, "url"],
  ["no address", { url: " " }, "url"],
  ["a long address", { url: `https://files.example/${"x".repeat(2000)}` }, "url"],
])("%s is refused", async (_what, variables, field) => {
  const { api, give } = await aBidWithDocuments();

  const answer = await give(variables);

  expect(refusalOf(answer)).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } });
  expect(await api.db.query("SELECT 1 FROM bid_document_addresses")).toEqual([]);
});

test("a file of an earlier revision takes no address; one that the newest revision names again keeps its own", async () => {
  const { bidder, id, give } = await aBidWithDocuments();
  await give();
  const { data } = await bidder.graphql(
    `mutation ($id: ID!, $input: BidRevisionInput!) { bid: reviseBid(id: $id, input: $input) { ${NAMED} } }`,
    { id, input: aBid({ documents: [OTHER, METHOD] }) },
  );

  const earlier = await give({ sha256: DRAWINGS!.sha256 });

  expect(data.bid).toMatchObject({
    revision: 2,
    documentsOwed: 1,
    documents: [{ state: "owed" }, { url: URL, state: "given" }],
  });
  expect(refusalOf(earlier)).toMatchObject({ code: "BAD_USER_INPUT" });
});

test("who may: its company alone, a live bid, of a tender that is not cancelled", async () => {
  const { api, tender, company, admin, id, give, withdraw } = await aBidWithDocuments();
  const codeOf = (answer: Parameters<typeof refusalOf>[0]) => (refusalOf(answer) as { code: string } | undefined)?.code;
  const variables = { id, sha256: METHOD!.sha256, url: URL };

  const [foreign, byAdmin, visitor] = [
    await api.as(await api.has(aBidder())).graphql(GIVE, variables),
    await admin.graphql(GIVE, variables),
    await api.visitor.graphql(GIVE, variables),
  ];
  await withdraw();
  const withdrawn = await give();
  await api.db.query(
    "UPDATE tenders SET status = 'closed', cancelled_at = now(), cancelled_by = $2, cancel_reason = repeat('x', 20) WHERE id = $1",
    [tender.id, company.id],
  );

  expect([foreign, byAdmin, visitor, withdrawn, await give(), await give({ id: "no id" })].map(codeOf)).toEqual([
    "NOT_FOUND",
    "NOT_FOUND",
    "UNAUTHENTICATED",
    "CONFLICT",
    "TENDER_CLOSED",
    "NOT_FOUND",
  ]);
});

test("of a cancelled tender the refusal says so, not that the time is over", async () => {
  const { api, tender, company, give } = await aBidWithDocuments();
  await api.db.query(
    "UPDATE tenders SET status = 'closed', cancelled_at = now(), cancelled_by = $2, cancel_reason = repeat('x', 20) WHERE id = $1",
    [tender.id, company.id],
  );

  const { errors } = await give();

  expect(errors).toMatchObject([
    {
      message: "This tender was cancelled: addresses of documents are not taken any more",
      extensions: { code: "TENDER_CLOSED" },
    },
  ]);
});

test("while a tender is sealed the record does not say which of how many files it was", async () => {
  const { api, give } = await aBidWithDocuments(aSealedTender);

  await give({ sha256: DRAWINGS!.sha256 });

  expect(await api.db.query("SELECT subject, after FROM audit_events WHERE act = 'giveDocumentAddress'")).toEqual([
    { subject: "bid", after: { revision: 1, ...PROOF } },
  ]);
});

test.each([
  ["an open", aTender],
  ["a sealed", aSealedTender],
] as const)(
  "a retry under its key on %s tender gives the address once; another address under it is refused",
  async (_kind, seed) => {
    const { api, give } = await aBidWithDocuments(seed);

    const [first, retry, other] = [
      await give({ key: "one" }),
      await give({ key: "one" }),
      await give({ key: "one", url: "https://files.example/other.pdf" }),
    ];

    expect(retry.data).toEqual(first.data);
    expect(refusalOf(other)).toMatchObject({ code: "CONFLICT" });
    expect(await api.db.query("SELECT 1 FROM bid_document_addresses")).toHaveLength(1);
  },
);

test("it moves the bids' revision, is recorded without the address, and is never changed", async () => {
  const { api, admin, give } = await aBidWithDocuments();
  const revision = async () => (await admin.graphql("{ bidsRevision }")).data.bidsRevision as string;
  const before = await revision();

  await give();

  expect(await revision()).not.toBe(before);
  expect(await api.db.query("SELECT subject, after FROM audit_events WHERE act = 'giveDocumentAddress'")).toEqual([
    { subject: "bid", after: { revision: 1, document: 1, ...PROOF } },
  ]);
  for (const statement of [
    "UPDATE bid_document_addresses SET url = 'https://x.example'",
    "DELETE FROM bid_document_addresses",
    "TRUNCATE bid_document_addresses",
  ])
    await expect(api.db.query(statement)).rejects.toThrow("it is never changed");
  await expect(
    api.db.query(
      "INSERT INTO bid_document_addresses (bid_id, document_key, url, given_at, given_by) SELECT bid_id, document_key, 'ftp://x.example', given_at, given_by FROM bid_document_addresses",
    ),
  ).rejects.toThrow("check constraint");
});

test("after the opening of a sealed tender everybody who may read the bid reads the addresses, and more can be given", async () => {
  const { api, tender, admin, id, give } = await aBidWithDocuments(aSealedTender);
  await give();
  await closeForOpening(api, tender.id);
  const hidden = await admin.graphql(READ, { id });
  const opened = await admin.graphql(
    'mutation ($id: ID!) { approveOpening(tenderId: $id, password: "correct horse") { openedAt } }',
    { id: tender.id },
  );
  await give({ sha256: DRAWINGS!.sha256, url: "https://files.example/drawings.zip" });

  const read = await admin.graphql(READ, { id });

  expect(hidden.data.bid).toMatchObject({ documents: [], documentsOwed: 0 });
  expect(opened.errors).toBeUndefined();
  expect(read.data.bid).toMatchObject({
    documentsOwed: 0,
    documents: [
      { name: METHOD!.name, url: URL },
      { name: DRAWINGS!.name, url: "https://files.example/drawings.zip" },
    ],
  });
});

describe("at once", () => {
  const ROUNDS = 6;

  test("an address and the end of the 24 hours: it is given in time, or refused; never both", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { api, id, bidder, give, closeHoursAgo } = await aBidWithDocuments();
      await closeHoursAgo(24 - (round * 0.01) / 3600);

      const answers = await Promise.all([give(), give({ sha256: DRAWINGS!.sha256 })]);
      const { documents: read } = (await bidder.graphql(READ, { id })).data.bid as {
        documents: { url: string | null }[];
      };
      const late = await api.db.query(
        "SELECT 1 FROM bid_document_addresses JOIN bids ON bids.id = bid_id JOIN tenders ON tenders.id = tender_id WHERE given_at > closing_date + interval '24 hours'",
      );

      for (const [place, { errors }] of answers.entries()) {
        expect(read[place]!.url === null).toBe(errors !== undefined);
        if (errors) expect(errors).toMatchObject([{ extensions: { code: "TENDER_CLOSED" } }]);
      }
      expect([late, api.faults]).toEqual([[], []]);
    }
  });

  test("an address and a withdrawal: the address was given before it, or refused", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { api, give, withdraw } = await aBidWithDocuments();

      const [{ errors }, withdrawn] = await Promise.all([give(), withdraw()]);
      const given = await api.db.query(
        "SELECT 1 FROM bid_document_addresses JOIN bids ON bids.id = bid_id WHERE given_at <= withdrawn_at",
      );

      expect(withdrawn.errors).toBeUndefined();
      expect(given).toHaveLength(errors ? 0 : 1);
      if (errors) expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
      expect(api.faults).toEqual([]);
    }
  });
});
