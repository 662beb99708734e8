import { getNamedType, getNullableType, isListType, isObjectType } from "graphql";

import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { openLog } from "#api/core/http/log.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { FRAME } from "#api/testing/builders/notices.ts";
import { buildSchema } from "#api/schema.ts";
import { aBid, aBidder, anAdmin, aPartner, aTender, PASSWORD } from "#api/testing/builders/builders.ts";
import { everythingOf } from "#api/testing/whole-api/everythingOf.ts";
import { eventStream } from "#api/testing/eventStream.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const OFFER =
  "id isSealed bidAmount timelineDays technicalProposal documentsUrl documents { name bytes sha256 } revision receipt { receiptNumber sha256 canonicalForm }";
const SUBMIT = `mutation ($input: BidInput!) { submitBid(input: $input) { ${OFFER} } }`;
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { ${OFFER} revisions { bidAmount receipt { sha256 } } } }`;
const GIVE =
  "mutation ($id: ID!, $sha256: String!, $url: String!) { giveDocumentAddress(bidId: $id, sha256: $sha256, url: $url) { id documents { url } } }";
const SAVE_DRAFT =
  "mutation ($tenderId: ID!, $input: BidDraftInput!) { saveBidDraft(tenderId: $tenderId, input: $input) { bidAmount technicalProposal version } }";
const OPEN =
  "mutation ($id: ID!, $password: String!) { approveOpening(tenderId: $id, password: $password) { openedAt status opening { persons { username } receipts { receiptNumber sha256 } } } }";

/** Terms with unique values, which the tests search for in all data that others can read. */
const FIRST = {
  bidAmount: 987_654_321,
  timelineDays: 31_337,
  technicalProposal: "planted-proposal ".repeat(4).trim(),
  documentsUrl: "https://planted-documents.example/1",
  documents: [{ name: "planted-method.pdf", bytes: 987_654_321, sha256: "987654321".padEnd(64, "0") }],
};
const SECOND = {
  ...FIRST,
  bidAmount: 987_654_322,
  timelineDays: 31_338,
  technicalProposal: "planted-revision ".repeat(4).trim(),
};
const DRAFT = {
  bidAmount: "987654323",
  timelineDays: "31339",
  technicalProposal: "planted-draft",
  documentsUrl: "planted-link",
  documents: [{ name: "planted-draft.pdf", bytes: 987_654_322, sha256: "987654322".padEnd(64, "0") }],
};
const URL_OF_DOCUMENT = "https://planted-address.example/method.pdf";
// The number of days does not match inside an id, because ids can contain the same digits.
const PLANTED = /planted|987654321|987,654,321|987654322|987654323|(?<![\da-f-])3133[789](?![\da-f-])/;

/**
 * Creates a tender with a company's revised bid and another company's draft, a competing company, and an
 * administrator.
 */
async function plantedBids(sealed: boolean) {
  const api = await testApp();
  const tender = await api.has(sealed ? aSealedTender() : aTender());
  const [company, writer, rival, admin] = [
    await api.has(aBidder()),
    await api.has(aBidder()),
    await api.has(aBidder()),
    await api.has(anAdmin({ username: "opener" })),
  ];
  const [bidder, drafter, rivals, opener] = [api.as(company), api.as(writer), api.as(rival), api.as(admin)];
  const key = { "idempotency-key": "planted-key".slice(8) };
  const submitted = (
    await bidder.post("/graphql", { query: SUBMIT, variables: { input: { tenderId: tender.id, ...FIRST } } }, key)
  ).body.data.submitBid;
  const revised = (await bidder.graphql(REVISE, { id: submitted.id, input: SECOND })).data.reviseBid;
  await bidder.post(
    "/graphql",
    { query: GIVE, variables: { id: submitted.id, sha256: FIRST.documents[0]!.sha256, url: URL_OF_DOCUMENT } },
    key,
  );
  const draft = (
    await drafter.post("/graphql", { query: SAVE_DRAFT, variables: { tenderId: tender.id, input: DRAFT } }, key)
  ).body.data.saveBidDraft;
  return { api, tender, company, admin, bidder, drafter, rivals, opener, submitted, revised, draft };
}
type Planted = Awaited<ReturnType<typeof plantedBids>>;

const QUERIES = Object.values(buildSchema().getQueryType()!.getFields());

/**
 * Reads everything that users outside the bid's company can read. In the result, each key names a source, for example
 * "CSV", and the value is the text read from it.
 */
async function allThatOthersRead({ api, tender, bidder, rivals, opener, submitted, revised }: Planted) {
  await Promise.all([rivals.openSession(), opener.openSession()]);
  const streams = await Promise.all([opener, rivals].map((reader) => eventStream(api.url, reader)));
  const found: Record<string, string> = {};
  const numbers = await api.db.query<{ number: string }[]>(
    "SELECT receipt_number AS number FROM bid_revisions ORDER BY revision",
  );
  const argumentsOf: Record<string, object> = {
    bid: { id: submitted.id },
    bidDraft: { tenderId: tender.id },
    tender: { id: tender.id },
    tendersSince: { revision: "1", first: 2 },
    tendersByBids: { group: "withBids", first: 2 },
    verifyBidReceipt: { receiptNumber: numbers[0]!.number, sha256: submitted.receipt.sha256 },
    verifyClosingSeal: { tenderId: tender.id },
    sealOfReceipt: { receiptNumber: numbers.at(-1)!.number, sha256: revised.receipt.sha256 },
    user: { id: tender.createdBy },
    blogPost: { slug: "none" },
    blogPostById: { id: tender.id },
    project: { id: tender.id },
    previewMarkdown: { markdown: "." },
  };
  for (const [who, client] of [
    ["administrator", opener],
    ["rival", rivals],
  ] as const)
    for (const field of QUERIES) {
      const named = getNamedType(field.type);
      const given = {
        ...(field.args.some(({ name }) => name === "first") && { first: 1 }),
        ...argumentsOf[field.name],
      };
      const declared = field.args
        .filter(({ name }) => name in given)
        .map(({ name, type }) => `$${name}: ${type.toString()}`)
        .join(", ");
      const passed = field.args
        .filter(({ name }) => name in given)
        .map(({ name }) => `${name}: $${name}`)
        .join(", ");
      const isList = isListType(getNullableType(field.type));
      const selection = isObjectType(named) ? everythingOf(named, isList ? [named] : []) : "";
      const answer = await client.graphql(
        `query ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`,
        given,
      );
      found[`${who}: ${field.name}`] = JSON.stringify(answer);
    }
  const ask = async (name: string, query: string, variables = {}) =>
    (found[name] = JSON.stringify(await opener.graphql(query, variables)));
  for (const field of ["bidAmount", "timelineDays"])
    await ask(
      `bids by ${field}`,
      `{ bids(orderBy: { field: ${field}, direction: descending }) { totalCount nodes { ${OFFER} revisions { ${OFFER.replace("id isSealed", "")} } } pageInfo { endCursor } } }`,
    );
  await ask("decideBid", `mutation ($id: ID!) { decideBid(id: $id, status: rejected) { ${OFFER} } }`, {
    id: submitted.id,
  });
  await ask(
    "awardTender",
    `mutation ($id: ID!, $bid: ID!) { awardTender(tenderId: $id, bidId: $bid) { bids { ${OFFER} } } }`,
    { id: tender.id, bid: submitted.id },
  );
  await ask(
    "verifyBidReceipt",
    "query ($number: String!, $sha: String!) { verifyBidReceipt(receiptNumber: $number, sha256: $sha) { matches receipt { canonicalForm } } }",
    { number: numbers.at(-1)!.number, sha: revised.receipt.sha256 },
  );
  found["REST bids"] = JSON.stringify(await opener.get("/api/bids"));
  found["REST tenders"] = JSON.stringify(await opener.get(`/api/tenders/${tender.id}`));
  found.CSV = JSON.stringify(await opener.get(`/api/tenders/${tender.id}/bids.csv`));
  // Before the opening, the revision of the bid sends events to the open streams. After the opening, the server refuses
  // the revision, and sends no event.
  const { errors } = await bidder.graphql(REVISE, { id: submitted.id, input: SECOND });
  if (!errors) await until(() => streams[0]!.count("bids") > 1);
  found["audit trail"] = JSON.stringify(
    await opener.graphql(
      "{ auditEvents(first: 100) { nodes { act subject subjectId subjectName changes { field before after } } } }",
    ),
  );
  found["audit CSV"] = JSON.stringify(await opener.get("/api/audit.csv"));
  found.events = streams.map((stream) => stream.text()).join();
  for (const stream of streams) stream.close();
  found.log = api.logged.join("\n");
  const tables = await api.db.query<{ name: string }[]>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  for (const { name } of tables)
    found[`dump of ${name}`] = JSON.stringify(
      await api.db.query<object[]>(`SELECT dumped::text FROM "${name}" AS dumped`),
    );
  return found;
}

const placesOf = (found: Record<string, string>) => Object.keys(found).filter((place) => PLANTED.test(found[place]!));

test("before the opening nobody but its company finds anything of a sealed bid: not in GraphQL, REST, CSV, receipts, drafts, events, the audit trail and its CSV, the log, or a dump of the database", async () => {
  const planted = await plantedBids(true);

  const found = await allThatOthersRead(planted);

  expect(placesOf(found)).toEqual([]);
  expect(JSON.parse(found["administrator: bid"]!).data.bid).toMatchObject({
    isSealed: true,
    bidAmount: null,
    timelineDays: null,
    technicalProposal: null,
    documentsUrl: null,
    documents: [],
    documentsOwed: 0,
    receipt: null,
  });
  expect(JSON.parse(found["REST bids"]!).body).toMatchObject([
    { bidAmount: null, timelineDays: null, technicalProposal: null, documentsUrl: null, company: {} },
  ]);
  expect(found.verifyBidReceipt).toContain("until the opening only its company can check it");
  expect(found["bids by bidAmount"]).toContain('"totalCount":0');
  expect(found.decideBid).toContain("CONFLICT");
  expect(found["audit trail"]).toContain("reviseBid");
  expect(found["audit CSV"]).toContain("reviseBid");
  expect(found.events).toMatch(/event: bids[^]*event: bids/);
});

test("nor does anybody once its tender is closed and sealed: neither the closing seal nor its mails tell terms", async () => {
  const planted = await plantedBids(true);
  const { api, tender, revised } = planted;
  await closeForOpening(api, tender.id);
  await makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });
  await dispatchNotices({ db: api.db, log: openLog("silent"), frame: FRAME });

  const found = await allThatOthersRead(planted);

  expect(placesOf(found)).toEqual([]);
  for (const place of [
    "rival: verifyClosingSeal",
    "rival: sealOfReceipt",
    "administrator: tender",
    "dump of outgoing_mails",
  ])
    expect(found[place]).toContain(revised.receipt.receiptNumber);
});

test("control: the same walk finds the bids of a tender that is not sealed", async () => {
  const planted = await plantedBids(false);

  const places = placesOf(await allThatOthersRead(planted));

  expect(places).toEqual(
    expect.arrayContaining([
      "administrator: bid",
      "administrator: bids",
      "administrator: tender",
      "administrator: verifyBidReceipt",
      "bids by bidAmount",
      "verifyBidReceipt",
      "REST bids",
      "CSV",
      "dump of bid_revisions",
      "dump of bid_drafts",
    ]),
  );
  expect(
    places.filter(
      (place) => place.startsWith("rival") || place === "log" || place === "events" || place.startsWith("audit"),
    ),
  ).toEqual([]);
});

test("its company reads its sealed bid, every revision, their receipts and its draft", async () => {
  const { bidder, drafter, tender, submitted, revised, draft } = await plantedBids(true);

  const mine = await bidder.graphql(
    `{ myBids { nodes { ${OFFER} revisions { bidAmount technicalProposal receipt { receiptNumber sha256 } } } } }`,
  );
  const checked = await bidder.graphql(
    "query ($number: String!, $sha: String!) { verifyBidReceipt(receiptNumber: $number, sha256: $sha) { matches } }",
    { number: submitted.receipt.receiptNumber, sha: submitted.receipt.sha256 },
  );
  const drafts = await drafter.graphql(
    "query ($id: ID!) { bidDraft(tenderId: $id) { bidAmount technicalProposal timelineDays documentsUrl documents { name bytes sha256 } } myBidDrafts { technicalProposal } }",
    { id: tender.id },
  );
  const withdrawn = await bidder.graphql(`mutation ($id: ID!) { withdrawBid(id: $id) { ${OFFER} } }`, {
    id: submitted.id,
  });

  expect(submitted).toMatchObject({ ...FIRST, isSealed: true });
  expect(revised).toMatchObject({
    ...SECOND,
    isSealed: true,
    revisions: [
      { bidAmount: SECOND.bidAmount },
      { bidAmount: FIRST.bidAmount, receipt: { sha256: submitted.receipt.sha256 } },
    ],
  });
  expect(mine.data.myBids.nodes).toMatchObject([
    {
      ...SECOND,
      receipt: { sha256: revised.receipt.sha256 },
      revisions: [SECOND, FIRST].map(({ bidAmount, technicalProposal }) => ({ bidAmount, technicalProposal })),
    },
  ]);
  expect(checked.data.verifyBidReceipt).toEqual({ matches: true });
  expect(draft).toMatchObject({ technicalProposal: DRAFT.technicalProposal });
  expect(drafts.data).toEqual({ bidDraft: DRAFT, myBidDrafts: [{ technicalProposal: DRAFT.technicalProposal }] });
  expect(withdrawn.data.withdrawBid).toMatchObject(SECOND);
});

test("a retry of a sealed submission answers its bid; other terms under its key are refused", async () => {
  const { bidder, tender, submitted } = await plantedBids(true);
  const retry = (terms: object) =>
    bidder.post(
      "/graphql",
      { query: SUBMIT, variables: { input: { tenderId: tender.id, ...terms } } },
      { "idempotency-key": "key" },
    );

  const [same, other] = [await retry(FIRST), await retry({ ...FIRST, bidAmount: 5 })];

  expect(same.body.data.submitBid).toMatchObject({ id: submitted.id, revision: 2, bidAmount: SECOND.bidAmount });
  expect(other.body.errors).toMatchObject([
    { message: "This key was used for other terms", extensions: { code: "CONFLICT" } },
  ]);
});

test("the statements for sealed own bids do not grow with their number", async () => {
  const { api, bidder, company } = await plantedBids(true);
  const read = () => bidder.graphql("{ myBids { nodes { bidAmount revisions { bidAmount receipt { sha256 } } } } }");
  const one = await api.statementsOf(read);
  for (let more = 0; more < 3; more++) {
    const tender = await api.has(aSealedTender());
    await api.as(company).graphql(SUBMIT, { input: { tenderId: tender.id, ...aBid() } });
  }

  const four = await api.statementsOf(read);

  expect(four).toHaveLength(one.length);
});

test("after the opening every revision reads as it was submitted, and its receipt still matches", async () => {
  const planted = await plantedBids(true);
  const { api, tender, opener, submitted, revised, bidder } = planted;
  await closeForOpening(api, tender.id);

  const opened = await opener.graphql(OPEN, { id: tender.id, password: PASSWORD });
  const found = await allThatOthersRead(planted);
  const mine = await bidder.graphql(`{ myBids { nodes { ${OFFER} } } }`);

  expect(opened.data.approveOpening).toMatchObject({
    openedAt: expect.any(String),
    status: "closed",
    opening: {
      persons: [{ username: "opener" }],
      receipts: [{ sha256: submitted.receipt.sha256 }, { sha256: revised.receipt.sha256 }],
    },
  });
  expect(placesOf(found)).toEqual(
    expect.arrayContaining(["administrator: bid", "bids by bidAmount", "REST bids", "CSV", "dump of bid_revisions"]),
  );
  expect(JSON.parse(found["administrator: bid"]!).data.bid).toMatchObject({
    ...SECOND,
    isSealed: false,
    documents: [{ ...SECOND.documents[0], url: URL_OF_DOCUMENT, state: "given" }],
    receipt: revised.receipt,
    revisions: [SECOND, FIRST],
  });
  expect(found["administrator: verifyBidReceipt"]).toContain('"matches":true');
  expect(mine.data.myBids.nodes).toMatchObject([{ ...SECOND, isSealed: false, receipt: revised.receipt }]);
  // The draft stays encrypted: it was never submitted, so only its own company may read it.
  expect(found["dump of bid_drafts"]).not.toMatch(PLANTED);
});

test("a sealed row that is moved to another bid or revision cannot be read", async () => {
  const { api, bidder, submitted } = await plantedBids(true);
  await api.db.transaction(async (tx) => {
    await tx.query("SET LOCAL session_replication_role = replica");
    await tx.query(
      "UPDATE bid_revisions SET sealed_terms = (SELECT sealed_terms FROM bid_revisions WHERE revision = 1) WHERE revision = 2",
    );
  });

  const answer = await bidder.graphql("query ($id: ID!) { bid(id: $id) { bidAmount } }", { id: submitted.id });

  expect(answer.errors).toMatchObject([{ extensions: { code: "INTERNAL" } }]);
  expect(JSON.stringify(answer)).not.toMatch(PLANTED);
});

test("the database takes no terms that are both missing and unsealed, and opens a revision of an opened tender only", async () => {
  const { api, submitted } = await plantedBids(true);
  const insert = "INSERT INTO bid_revisions (bid_id, revision, submitted_at) VALUES ($1, 3, now())";
  const open = "UPDATE bid_revisions SET bid_amount = 1, technical_proposal = repeat('.', 50), timeline_days = 1";

  await expect(api.db.query(insert, [submitted.id])).rejects.toThrow("bid_revisions_plain_or_sealed");
  await expect(api.db.query(open)).rejects.toThrow("keeps what was submitted: it is never changed");
  await expect(api.db.query("UPDATE bid_revisions SET sealed_terms = 'other'")).rejects.toThrow(
    "keeps what was submitted: it is never changed",
  );
  await expect(api.db.query("DELETE FROM tender_seals")).rejects.toThrow("keeps what was submitted");
});

test("an administrator cannot bid on a sealed tender", async () => {
  const api = await testApp();
  const tender = await api.has(aSealedTender());
  const admin = api.as(await api.has(aBidder({ isAdmin: true })));

  const answer = await admin.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(answer).toMatchObject({
    status: 403,
    body: { code: "FORBIDDEN", error: "An administrator cannot bid on a sealed tender" },
  });
});

test("a partner reads whether a tender is sealed and when it was opened, and nothing of who opens it", async () => {
  const api = await testApp();
  const tender = await api.has(aSealedTender());
  const partner = api.as(await api.has(aPartner()));

  const { data } = await partner.graphql(
    "query ($id: ID!) { tender(id: $id) { sealed openedAt opening { personsNeeded } } }",
    { id: tender.id },
  );

  expect(data.tender).toEqual({ sealed: true, openedAt: null, opening: null });
});
