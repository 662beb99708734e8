import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aBid, aBidder, anAdmin, aPartner, aTender, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import { type TestApp, testApp } from "#api/testing/testApp.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { aWebhook, sendAll, webhookWork } from "#api/testing/builders/webhooks.ts";
import { aReceiver } from "#api/testing/servers/aReceiver.ts";
import type { AmendedFieldName } from "#api/tenders/addenda/amendments.rules.ts";
import type { User } from "#api/users/User.ts";
import { deleteOldDeliveries } from "#api/webhooks/deliveries/deleteOldDeliveries.ts";
import { WEBHOOK_EVENT_NAMES, webhookEventsOf } from "#api/webhooks/webhook.rules.ts";

/** Creates a webhook of a user, by default for all events to which the user may subscribe. */
async function aSubscriber(api: TestApp, user: User, events = webhookEventsOf(user.isAdmin)) {
  const receiver = await aReceiver();
  await api.has(aWebhook(user, { url: receiver.url, events }));
  return { user, receiver, types: () => receiver.received.map(({ body }) => body.type) };
}

/**
 * Creates an administrator, a bidder and another partner, each with a webhook for all events to which the user may
 * subscribe.
 */
async function subscribers() {
  const { api, admin } = await adminAndPartner();
  const [bidder, other] = [await api.has(aBidder()), await api.has(aBidder())];
  const heard = {
    chief: await aSubscriber(api, await api.has(anAdmin())),
    bidder: await aSubscriber(api, bidder),
    other: await aSubscriber(api, other),
  };
  const tell = async () => {
    await sendAll(webhookWork(api.db));
    const types = Object.fromEntries(Object.entries(heard).map(([name, { types }]) => [name, types()]));
    for (const { receiver } of Object.values(heard)) receiver.received.length = 0;
    return types;
  };
  return { api, admin, bidder: api.as(bidder), heard, tell };
}

const CONTACT = {
  firstName: "Ada",
  lastName: "Obi",
  email: "ada@example.org",
  company: "Engines",
  role: "supplier",
  message: "We would like to connect our warehouse to the portal.",
};
const toAll = (...types: string[]) => ({ chief: types, bidder: types, other: types });
const close = (api: TestApp, id: string) =>
  api.db.query("UPDATE tenders SET closing_date = clock_timestamp() - interval '1 minute' WHERE id = $1", [id]);

test("a tender is told when it is published, amended, closed and awarded; a draft is not", async () => {
  const { admin, tell } = await subscribers();
  const { id } = (await admin.post("/api/tenders", tenderInput({ status: "draft" }))).body as { id: string };
  await admin.patch(`/api/tenders/${id}`, { title: "Secret plan" });
  const draft = await tell();

  await admin.patch(`/api/tenders/${id}`, { status: "open" });
  const published = await tell();
  await admin.patch(`/api/tenders/${id}`, { title: "Longer bridge" });
  await admin.patch(`/api/tenders/${id}`, { title: "Longer bridge" });
  const amended = await tell();
  await admin.patch(`/api/tenders/${id}`, { status: "closed" });
  const closed = await tell();
  await admin.patch(`/api/tenders/${id}`, { status: "awarded" });
  const awarded = await tell();

  expect({ draft, published, amended, closed, awarded }).toEqual({
    draft: toAll(),
    published: toAll("tender.published"),
    amended: toAll("tender.amended"),
    closed: toAll("tender.closed"),
    awarded: toAll("tender.awarded"),
  });
});

/** For each field of an open tender, a patch or a mutation that changes the field. */
const CHANGES: Record<AmendedFieldName, object | string> = {
  title: { title: "Longer bridge" },
  description: { description: "A bridge of 300 m." },
  requirements: { requirements: "ISO 14001" },
  category: { category: "Design" },
  budgetMin: { budgetMin: 7 },
  budgetMax: { budgetMax: 8_000_000 },
  openingDate: { openingDate: "2026-01-02" },
  closingDate: { closingDate: daysFromNow(90).toISOString() },
  location: { location: "Bria" },
  country: { country: "Kenya" },
  documentsUrl: { documentsUrl: "https://example.org/all.zip" },
  questionsUntil: { questionsUntil: daysFromNow(1).toISOString() },
  takesQuestions: { takesQuestions: false },
  decisionExpectedOn: { decisionExpectedOn: "2030-01-02" },
  documents: `mutation ($id: ID!, $version: Int!) { done: setTenderDocuments(tenderId: $id, version: $version, documents: [{ name: "Plan", url: "https://example.org/plan.pdf" }]) { version } }`,
  requiredDocuments: { requiredDocuments: ["insurance"] },
  status: `mutation ($id: ID!, $version: Int!) { done: cancelTender(id: $id, version: $version, reason: "The ministry has withdrawn the money.") { version } }`,
};

test.each(Object.entries(CHANGES))(
  "a change that bidders are told of is one change to webhooks: %s",
  async (field, change) => {
    const { api, admin, tell } = await subscribers();
    const { id, version } = await api.has(aTender({ status: "open", closingDate: daysFromNow(30) }));
    await tell();

    const { errors } =
      typeof change === "string"
        ? await admin.graphql(change, { id, version })
        : await admin.graphql(
            "mutation ($id: ID!, $patch: TenderPatch!) { updateTender(id: $id, patch: $patch) { id } }",
            { id, patch: change },
          );

    expect(errors).toBeUndefined();
    const delivered = Object.values(await tell()).map((types) => types.toSorted());
    const expected = field === "status" ? ["tender.amended", "tender.cancelled", "tender.closed"] : ["tender.amended"];
    expect(delivered).toEqual([expected, expected, expected]);
  },
);

test("a closing by the clock is told once, when its time has come and not before; moved, at the new time", async () => {
  const { api, admin, heard, tell } = await subscribers();
  const closingDate = daysFromNow(1).toISOString();
  const { id } = (await admin.post("/api/tenders", tenderInput({ closingDate }))).body as { id: string };
  await tell();
  await admin.patch(`/api/tenders/${id}`, { closingDate: daysFromNow(2).toISOString() });
  const moved = await tell();
  const work = webhookWork(api.db);

  await sendAll(work, daysFromNow(1.5));
  const early = heard.bidder.types();
  await sendAll(work, daysFromNow(2.1));
  await sendAll(work, daysFromNow(3));
  const { body } = heard.bidder.receiver.received[0]!;

  expect([moved.bidder, early, heard.bidder.types()]).toEqual([["tender.amended"], [], ["tender.closed"]]);
  expect(body).toMatchObject({ type: "tender.closed", data: { tenderId: id } });
  expect(Date.parse(body.timestamp)).toBeGreaterThan(daysFromNow(1.9).getTime());
});

test("a tender that has closed is not told to close again by a later change, but after it was opened again", async () => {
  const { api, admin, tell } = await subscribers();
  const { id } = await api.has(aTender());
  await tell();
  await close(api, id);
  const first = await tell();

  await admin.patch(`/api/tenders/${id}`, { title: "After the closing" });
  const changed = await tell();
  await admin.patch(`/api/tenders/${id}`, { status: "closed" });
  const shut = await tell();
  await admin.patch(`/api/tenders/${id}`, { status: "open", closingDate: daysFromNow(1).toISOString() });
  const reopened = await tell();
  await close(api, id);
  const again = await tell();

  expect([first, changed, shut, reopened, again].map(({ other }) => other?.sort())).toEqual([
    ["tender.amended", "tender.closed"],
    ["tender.amended"],
    [],
    ["tender.amended"],
    ["tender.amended", "tender.closed"],
  ]);
});

test("a deleted tender is told once, by its id alone, and its closing is not told; a restored one is published again", async () => {
  const { api, admin, heard, tell } = await subscribers();
  const { id } = await api.has(aTender({ closingDate: daysFromNow(1) }));
  await tell();

  await admin.delete(`/api/tenders/${id}`);
  await sendAll(webhookWork(api.db), daysFromNow(2));
  const { body } = heard.other.receiver.received[0]!;
  const deleted = await tell();
  await admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id });
  const restored = await tell();

  expect([deleted, restored]).toEqual([toAll("tender.deleted"), toAll("tender.published")]);
  expect(body.data).toEqual({ tenderId: id, url: "https://axion.example/dashboard/browse-tenders" });
});

test("a deletion that was undone, and one of a tender that nobody could see, are not told", async () => {
  const { api, admin, heard, tell } = await subscribers();
  const [{ id }, draft] = [await api.has(aTender()), await api.has(aTender({ status: "draft" }))];
  await tell();
  heard.other.receiver.answer = (response) => response.writeHead(500).end();

  await admin.delete(`/api/tenders/${id}`);
  await admin.delete(`/api/tenders/${draft.id}`);
  await tell();
  heard.other.receiver.answer = (response) => response.writeHead(204).end();
  await admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id });
  await sendAll(webhookWork(api.db), daysFromNow(1));

  expect(heard.other.types()).toEqual(["tender.published"]);
});

test("an amendment has the number of its addendum, and a change without an addendum has none", async () => {
  const { api, admin, heard, tell } = await subscribers();
  const tender = await api.has(aTender({ closingDate: daysFromNow(1) }));
  await tell();
  const numbers = () => heard.other.receiver.received.map(({ body }) => (body.data as { addendum?: number }).addendum);

  for (const title of ["Longer bridge", "Longest bridge"]) {
    await admin.patch(`/api/tenders/${tender.id}`, { title });
    await sendAll(webhookWork(api.db));
  }
  const amended = numbers();
  const { data } = await api
    .as(heard.other.user)
    .graphql("{ webhooks { deliveries(first: 2) { nodes { addendum questionId requestId } } } }");
  await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" });
  await tell();
  await admin.patch(`/api/tenders/${tender.id}`, { title: "After the closing" });
  await sendAll(webhookWork(api.db));

  expect([amended, numbers()]).toEqual([[1, 2], [undefined]]);
  expect(data.webhooks[0].deliveries.nodes).toEqual(
    [2, 1].map((addendum) => ({ addendum, questionId: null, requestId: null })),
  );
});

test.each([false, true])(
  "a revision and a withdrawal are told to administrators alone, without a term of the bid (sealed: %s)",
  async (sealed) => {
    const { api, bidder, heard, tell } = await subscribers();
    const tender = await api.has(sealed ? aSealedTender() : aTender());
    const bid = (await bidder.post("/api/bids", aBid({ tenderId: tender.id }))).body as { id: string };
    await tell();

    const { errors } = await bidder.graphql(
      "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }",
      { id: bid.id, input: aBid({ bidAmount: 987_654 }) },
    );
    await sendAll(webhookWork(api.db));
    const { raw, body } = heard.chief.receiver.received[0]!;
    const revised = await tell();
    await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
    const withdrawn = await tell();

    expect(errors).toBeUndefined();
    expect(revised).toEqual({ chief: ["bid.revised"], bidder: [], other: [] });
    expect(withdrawn).toEqual({ chief: ["bid.withdrawn"], bidder: [], other: [] });
    expect(body.data).toEqual({
      bidId: bid.id,
      tenderId: tender.id,
      tenderNumber: tender.tenderNumber,
      title: tender.title,
      url: `https://axion.example/dashboard/tender/${tender.id}#bids`,
    });
    expect(raw).not.toMatch(/987654|girders|Company/);
  },
);

test("a question and an integration request are told to administrators alone, without their words and who sent them", async () => {
  const { api, bidder, heard, tell } = await subscribers();
  const tender = await api.has(aTender({ closingDate: daysFromNow(30) }));
  await tell();

  const asked = await bidder.graphql(
    'mutation ($id: ID!) { askQuestion(tenderId: $id, text: "May the girders come by river?") { id } }',
    { id: tender.id },
  );
  const sent = await api.visitor.post("/api/contact", CONTACT);
  await sendAll(webhookWork(api.db));
  const messages = heard.chief.receiver.received.map(({ body }) => body);
  const types = await tell();

  expect([asked.errors, sent.status]).toEqual([undefined, 201]);
  expect([types.bidder, types.other]).toEqual([[], []]);
  expect(Object.fromEntries(messages.map(({ type, data }) => [type, data]))).toEqual({
    "question.asked": {
      questionId: asked.data.askQuestion.id as string,
      tenderId: tender.id,
      tenderNumber: tender.tenderNumber,
      title: tender.title,
      url: "https://axion.example/dashboard/questions",
    },
    "request.received": {
      requestId: (sent.body as { id: string }).id,
      url: "https://axion.example/dashboard/requests",
    },
  });
});

test("a message about a request that was deleted is never sent", async () => {
  const { api, admin, heard, tell } = await subscribers();
  const { id } = (await api.visitor.post("/api/contact", CONTACT)).body as { id: string };
  heard.chief.receiver.answer = (response) => response.writeHead(500).end();
  await tell();

  await admin.graphql("mutation ($id: ID!) { deleteContactRequest(id: $id) { id } }", { id });
  heard.chief.receiver.answer = (response) => response.writeHead(204).end();
  await sendAll(webhookWork(api.db), daysFromNow(1));

  expect(heard.chief.types()).toEqual([]);
});

test("of a tender that became a draft again before it was told only its removal is told, not even a message that waits", async () => {
  const { api, admin, heard, tell } = await subscribers();
  const [{ id }, waiting] = [await api.has(aTender()), await api.has(aTender())];
  heard.other.receiver.answer = (response) => response.writeHead(500).end();
  await admin.patch(`/api/tenders/${id}`, { status: "draft" });
  await tell();
  await admin.patch(`/api/tenders/${waiting.id}`, { status: "draft" });

  await sendAll(webhookWork(api.db), daysFromNow(1));

  expect(new Set(heard.other.types())).toEqual(new Set(["tender.deleted"]));
  const ofDraft = heard.bidder.receiver.received.filter(({ body }) => body.data.tenderId === id);
  expect(ofDraft.map(({ body }) => body.type)).toEqual([]);
  expect(
    await api.db.query(
      "SELECT FROM webhook_deliveries WHERE tender_id IN ($1, $2) AND next_attempt_at IS NOT NULL AND event <> 'tender.deleted'",
      [id, waiting.id],
    ),
  ).toEqual([]);
});

test("a submitted bid is told to administrators alone, a decision to its company alone, and neither with an amount", async () => {
  const { api, admin, bidder, heard, tell } = await subscribers();
  const tender = await api.has(aTender());
  await tell();

  const bid = (await bidder.post("/api/bids", aBid({ tenderId: tender.id, bidAmount: 987_654 }))).body as {
    id: string;
  };
  await sendAll(webhookWork(api.db));
  const { raw, body } = heard.chief.receiver.received[0]!;
  const submitted = await tell();
  await close(api, tender.id);
  await tell();
  await admin.graphql("mutation ($id: ID!) { decideBid(id: $id, status: rejected) { id } }", { id: bid.id });
  await sendAll(webhookWork(api.db));
  const decision = heard.bidder.receiver.received[0]!;
  const decided = await tell();

  expect(submitted).toEqual({ chief: ["bid.submitted"], bidder: [], other: [] });
  expect(body.data).toEqual({
    bidId: bid.id,
    tenderId: tender.id,
    tenderNumber: tender.tenderNumber,
    title: tender.title,
    url: `https://axion.example/dashboard/tender/${tender.id}#bids`,
  });
  expect(decided).toEqual({ chief: [], bidder: ["bid.decided"], other: [] });
  expect(decision.body.data).toEqual({
    bidId: bid.id,
    tenderId: tender.id,
    tenderNumber: tender.tenderNumber,
    title: tender.title,
    url: `https://axion.example/dashboard/my-bids/${bid.id}`,
  });
  expect(raw + decision.raw).not.toMatch(/987654|launch the girders|rejected|Company/);
});

test("an award tells each bidder the own decision, and everybody the award", async () => {
  const { api, admin, heard, tell } = await subscribers();
  const tender = await api.has(aTender());
  const bids = [];
  for (const { user } of [heard.bidder, heard.other])
    bids.push((await api.as(user).post("/api/bids", aBid({ tenderId: tender.id }))).body as { id: string });
  await close(api, tender.id);
  await tell();

  await admin.graphql(
    "mutation ($tenderId: ID!, $bidId: ID!) { awardTender(tenderId: $tenderId, bidId: $bidId) { id } }",
    { tenderId: tender.id, bidId: bids[0]!.id },
  );
  const delivered = await tell();

  expect(Object.fromEntries(Object.entries(delivered).map(([name, types]) => [name, types.sort()]))).toEqual({
    chief: ["tender.awarded"],
    bidder: ["bid.decided", "tender.awarded"],
    other: ["bid.decided", "tender.awarded"],
  });
});

test("what is rolled back is never told", async () => {
  const { api, tell } = await subscribers();

  const failed = api.db.transaction(async (tx) => {
    await aTender()(tx);
    throw new Error("rolled back");
  });
  await expect(failed).rejects.toThrow("rolled back");
  const refused = await api
    .as(await api.has(aBidder()))
    .post("/api/bids", aBid({ tenderId: (await api.has(aTender({ status: "closed" }))).id }));

  expect(refused.status).toBe(409);
  expect(await tell()).toEqual(toAll("tender.published"));
});

test.each([
  ["blocked", "UPDATE users SET status = 'blocked' WHERE id = $1"],
  ["banned", "UPDATE users SET status = 'banned' WHERE id = $1"],
  ["deleted", "UPDATE users SET deleted_at = now() WHERE id = $1"],
])("the webhooks of a %s user get nothing: no event, and no message that waits", async (_what, sql) => {
  const { api, heard, tell } = await subscribers();
  heard.other.receiver.answer = (response) => response.writeHead(500).end();
  await api.has(aTender());
  await tell();

  await api.db.query(sql, [heard.other.user.id]);
  await api.has(aTender());
  await sendAll(webhookWork(api.db), daysFromNow(1));

  expect(heard.other.types()).toEqual([]);
});

test("an administrator who is none any more gets no bid, neither a new one nor one that waits, and lists none", async () => {
  const { api, bidder, heard, tell } = await subscribers();
  const tenders = [await api.has(aTender()), await api.has(aTender()), await api.has(aTender())];
  const submit = (n: number) => bidder.post("/api/bids", aBid({ tenderId: tenders[n]!.id }));
  await tell();
  await submit(0);
  await tell();
  heard.chief.receiver.answer = (response) => response.writeHead(500).end();
  await submit(1);
  await tell();

  await api.db.query("UPDATE users SET is_admin = false WHERE id = $1", [heard.chief.user.id]);
  await submit(2);
  await sendAll(webhookWork(api.db), daysFromNow(1));

  expect(heard.chief.types()).toEqual([]);
  const { data } = await api
    .as(heard.chief.user)
    .graphql("{ webhooks { deliveries(first: 100) { totalCount nodes { id event } } } }");
  const nodes = data.webhooks[0].deliveries.nodes as { event: string }[];
  expect(nodes.map(({ event }) => event)).not.toContain("bid.submitted");
  expect(data.webhooks[0].deliveries.totalCount).toBe(nodes.length);
  const [bid] = await api.db.query<{ id: string }[]>("SELECT id FROM webhook_deliveries WHERE event = 'bid.submitted'");
  expect(
    (
      await api
        .as(heard.chief.user)
        .graphql("mutation ($id: ID!) { redeliver(deliveryId: $id) { id } }", { id: bid!.id })
    ).errors,
  ).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
});

test("where two-step sign-in is required of administrators, one without it is told of no bid", async () => {
  const { api, bidder, heard } = await subscribers();
  const tender = await api.has(aTender());
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  await sendAll(webhookWork(api.db, { requireTwoStepForAdmins: true }));

  expect(heard.chief.types()).toEqual(["tender.published"]);
});

test("a webhook is told its own events alone, and what nobody subscribes to leaves no row but closings", async () => {
  const api = await testApp();
  const { types } = await aSubscriber(api, await api.has(aPartner()), ["tender.awarded"]);
  await api.has(aTender());
  const rows = await api.db.query("SELECT event FROM webhook_events");

  await api.has(aTender({ status: "awarded" }));
  await sendAll(webhookWork(api.db));

  expect(rows).toEqual([{ event: "tender.closed" }]);
  expect(types()).toEqual(["tender.awarded"]);
});

test("deliveries end after thirty days, and with the account", async () => {
  const { api, heard, tell } = await subscribers();
  const count = async () => (await api.db.query<object[]>("SELECT FROM webhook_deliveries")).length;
  await api.has(aTender());
  await tell();

  await api.as(heard.other.user).graphql('mutation { closeMyAccount(password: "correct horse") }');
  const closed = [await count(), (await api.db.query<object[]>("SELECT FROM webhooks")).length];
  await deleteOldDeliveries(api.db, daysFromNow(29));
  const kept = await count();
  await deleteOldDeliveries(api.db, daysFromNow(31));

  expect([closed, kept, await count()]).toEqual([[2, 2], 2, 0]);
});

test("the database knows the same events as the rules", async () => {
  const api = await testApp();
  const [{ check }] = await api.db.query<[{ check: string }]>(
    "SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conrelid = 'webhooks'::regclass AND pg_get_constraintdef(oid) LIKE '%tender.published%'",
  );

  expect([...check.matchAll(/'([a-z]+\.[a-z]+)'/g)].map(([, name]) => name).sort()).toEqual(
    [...WEBHOOK_EVENT_NAMES].sort(),
  );
});
