import { networkRecorded } from "#api/audit/recordEvent.ts";
import { networkOf } from "#api/core/http/limits/networkOf.ts";
import {
  aBid,
  aBidder,
  anAdmin,
  aPartner,
  aSubmittedBid,
  aTender,
  PASSWORD,
  tenderInput,
} from "#api/testing/builders/builders.ts";
import { client } from "#api/testing/client.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";

interface Stored {
  act: string;
  outcome: string;
  actor_name: string | null;
  subject: string | null;
  subject_id: string | null;
  tender_id: string | null;
  before: unknown;
  after: unknown;
  repeated: number;
  address: string;
  request_id: string;
}

const events = ({ db }: TestApp, act?: string) =>
  db.query<Stored[]>(
    "SELECT *, (SELECT username FROM users WHERE users.id = actor_id) AS actor_name FROM audit_events WHERE act = coalesce($1, act) ORDER BY occurred_at, sequence",
    [act ?? null],
  );

test("a change of a tender is recorded with who, when, by which request, and what it was before and after", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ title: "Bridge" }));
  const admin = await api.has(anAdmin());

  const { headers } = await api
    .as(admin)
    .patch(`/api/tenders/${tender.id}`, { title: "Dam" }, { "x-request-id": "mine" });

  expect(await events(api, "updateTender")).toMatchObject([
    {
      actor_name: admin.username,
      outcome: "done",
      subject: "tender",
      subject_id: tender.id,
      tender_id: tender.id,
      before: { title: "Bridge" },
      after: { title: "Dam" },
      address: "127.0.0.0/24",
      request_id: headers.get("x-request-id"),
    },
  ]);
});

test("a refused act leaves no event of it", async () => {
  const api = await testApp();
  await api.has(aTender({ tenderNumber: "T/1" }));

  const answer = await api.as(await api.has(anAdmin())).post("/api/tenders", tenderInput({ tenderNumber: "T/1" }));

  expect([answer.status, await events(api, "createTender")]).toEqual([409, []]);
});

test("what cannot be recorded is not done", async () => {
  const api = await testApp();
  const [tender, bidder] = [await api.has(aTender()), api.as(await api.has(aBidder()))];
  await bidder.signIn();
  await api.db.query("ALTER TABLE audit_events ADD CONSTRAINT planted CHECK (act <> 'submitBid')");
  try {
    const answer = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

    expect([answer.status, await api.db.query("SELECT id FROM bids")]).toEqual([500, []]);
  } finally {
    await api.db.query("ALTER TABLE audit_events DROP CONSTRAINT planted");
  }
});

test("a bid is recorded without its terms", async () => {
  const api = await testApp();
  const [tender, bidder] = [await api.has(aTender()), api.as(await api.has(aBidder()))];

  const { body } = await bidder.post(
    "/api/bids",
    aBid({ tenderId: tender.id, bidAmount: 918_273_645, technicalProposal: `Planted text. ${"x".repeat(60)}` }),
  );
  await bidder.graphql("mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }", {
    id: body.id,
    input: aBid({ bidAmount: 918_273_646 }),
  });
  await bidder.graphql(`mutation { withdrawBid(id: "${body.id}") { id } }`);

  const found = (await events(api)).filter(({ subject }) => subject === "bid");
  const ofBid = { subject_id: body.id, tender_id: tender.id };
  expect(found).toMatchObject([
    { ...ofBid, act: "submitBid", before: null, after: { status: "pending", revision: 1 } },
    {
      ...ofBid,
      act: "reviseBid",
      before: { status: "pending", revision: 1 },
      after: { status: "pending", revision: 2 },
    },
    { ...ofBid, act: "withdrawBid", after: { withdrawnAt: expect.any(String) } },
  ]);
  expect(JSON.stringify(await events(api))).not.toMatch(/91827364|Planted|girders/);
});

test("an award is recorded for the tender and for each bid that it decides", async () => {
  const api = await testApp();
  const tender = await api.has(aTender({ status: "closed" }));
  const [best, other] = [
    await api.has(aSubmittedBid({ tenderId: tender.id })),
    await api.has(aSubmittedBid({ tenderId: tender.id })),
  ];

  await api
    .as(await api.has(anAdmin()))
    .graphql(`mutation { awardTender(tenderId: "${tender.id}", bidId: "${best.id}") { id } }`);

  const found = await events(api, "awardTender");
  expect(found.map(({ subject_id, after }) => [subject_id, (after as { status: string }).status])).toEqual([
    [tender.id, "awarded"],
    [best.id, "accepted"],
    [other.id, "rejected"],
  ]);
});

test("sign-in, its failures and sign-out are recorded, without what was typed", async () => {
  const api = await testApp();
  const user = await api.has(aPartner());
  const person = api.as(user);

  await api.visitor.post("/api/login", { username: "my secret", password: "my secret" });
  await api.as(user, "not it").signIn();
  await person.signIn();
  await person.post("/api/logout");

  const found = await events(api);
  expect(found).toMatchObject([
    { act: "login", outcome: "UNAUTHENTICATED", actor_name: null, subject_id: null },
    { act: "login", outcome: "UNAUTHENTICATED", actor_name: null, subject_id: user.id },
    { act: "login", outcome: "done", actor_name: user.username, subject_id: user.id },
    { act: "logout", outcome: "done", actor_name: user.username, subject_id: user.id },
  ]);
  expect(JSON.stringify(found)).not.toMatch(/my secret|not it|correct horse/);
});

test("a signed-in person's FORBIDDEN is recorded, repeated ones are summed up; a visitor's is not recorded", async () => {
  const api = await testApp();
  const user = await api.has(aPartner());
  const person = api.as(user);
  const tender = await api.has(aTender());
  await person.signIn();

  await client(api.url).get("/api/users");
  for (let time = 0; time < 3; time++) await person.get("/api/users");
  await person.graphql("{ users { totalCount } }");
  await person.graphql(`mutation { deleteTender(id: "${tender.id}") { id } }`);
  await person.get(`/api/tenders/${tender.id}/bids.csv`);

  const refused = (await events(api)).filter(({ outcome }) => outcome !== "done");
  expect(refused.map(({ act, outcome, actor_name }) => [act, outcome, actor_name])).toEqual(
    ["users", "deleteTender", "GET /api/tenders/:id/bids.csv"].map((act) => [act, "FORBIDDEN", user.username]),
  );
});

test("an administrator's reading of others' bids is recorded once for each tender, an own bid and a count are not", async () => {
  const api = await testApp();
  const user = await api.has(aBidder({ isAdmin: true }));
  const admin = api.as(user);
  const [read, own] = [await api.has(aSubmittedBid()), await api.has(aSubmittedBid({ companyId: user.id }))];
  await api.has(aSubmittedBid({ tenderId: read.tenderId }));
  await admin.signIn();

  await admin.graphql("{ tenders { nodes { bidCount } } myBids { nodes { id } } }");
  await admin.graphql(`{ bid(id: "${own.id}") { bidAmount } }`);
  const before = await events(api, "readBids");
  await admin.graphql("{ tenders { nodes { bids { bidAmount } } } }");
  await admin.get("/api/bids");
  await admin.graphql(`{ bid(id: "${read.id}") { bidAmount } }`);

  expect(before).toEqual([]);
  expect(await events(api, "readBids")).toMatchObject([
    { actor_name: user.username, subject: "tender", subject_id: read.tenderId, tender_id: read.tenderId },
  ]);
});

test("bids that are read again add no statement", async () => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  await api.has(aSubmittedBid());
  const ask = () => admin.graphql("{ tenders { nodes { bids { bidAmount } } } }");
  await ask();

  const statements = await api.statementsOf(ask);

  expect(statements.filter((sql) => sql.includes("audit_events"))).toEqual([]);
});

test("an export of bids is recorded", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());

  await api.as(await api.has(anAdmin())).get(`/api/tenders/${tender.id}/bids.csv`);

  expect(await events(api, "exportBids")).toMatchObject([{ subject_id: tender.id }]);
});

test("the audit trail contains no personal data, not even the acting user's username", async () => {
  const api = await testApp();
  const person = {
    username: "planted.name",
    email: "planted@example.org",
    firstName: "Planted",
    lastName: "Planted",
    password: PASSWORD,
    addressCity: "Planted",
  };
  const admin = api.as(await api.has(anAdmin()), PASSWORD);

  const { body } = await admin.post("/api/users", person);
  const planted = api.as(person);
  await planted.post("/api/company-profile", {
    companyName: "Osun",
    phone: "planted",
    website: "https://planted.example",
    description: "Planted",
  });
  await planted.patch("/api/company-profile", { description: "Planted again" });
  await admin.patch(`/api/users/${body.id}`, { firstName: "Planted again", status: "blocked" });

  const found = await api.db.query<{ act: string }[]>("SELECT * FROM audit_events");
  expect(found.map(({ act }) => act).sort()).toEqual([
    "createCompanyProfile",
    "createUser",
    "login",
    "login",
    "updateCompanyProfile",
    "updateUser",
  ]);
  expect(JSON.stringify(found)).not.toMatch(/planted|argon2/i);
});

test.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  [undefined, "unknown"],
])("the address %s is recorded as %s", (address, expected) => {
  expect(networkRecorded(networkOf(address))).toBe(expected);
});
