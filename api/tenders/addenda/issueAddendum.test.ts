import { NOT_AMENDED } from "#api/tenders/addenda/amendments.rules.ts";
import { shortened } from "#api/tenders/addenda/notifyAmended.ts";
import { manyUsers } from "#api/testing/builders/manyUsers.ts";
import { noticesIn } from "#api/testing/builders/notices.ts";
import {
  aBidder,
  anAddendum,
  anAdmin,
  aSubmittedBid,
  aTender,
  daysFromNow,
  tenderInput,
} from "#api/testing/builders/builders.ts";
import { testApp, type TestApp } from "#api/testing/testApp.ts";
import { IS_SECOND_TIER } from "#api/testing/sampled.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const UPDATE =
  "mutation ($id: ID!, $patch: TenderPatch!, $addendum: AddendumInput) { updateTender(id: $id, patch: $patch, addendum: $addendum) { version amendedAt newestAddendum addenda { number weight note changes { field before after } } } }";
const CANCEL =
  "mutation ($id: ID!, $reason: String!, $version: Int) { cancelTender(id: $id, reason: $reason, version: $version) { status cancelledAt cancelReason canceller { id } version } }";
const REASON = "The financing was withdrawn.";

async function anOpenTender(overrides: Partial<Tender> = {}) {
  const api = await testApp();
  const chief = await api.has(anAdmin());
  const tender = await api.has(aTender(overrides));
  const [bid, drafter] = [await api.has(aSubmittedBid({ tenderId: tender.id })), await api.has(aBidder())];
  await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) VALUES ($1, $2)", [tender.id, drafter.id]);
  const admin = api.as(chief);
  const update = (patch: object, addendum?: object) => admin.graphql(UPDATE, { id: tender.id, patch, addendum });
  return { api, tender, admin, chief, bid, drafter, update };
}

const weights = async ({ db }: Pick<TestApp, "db">) =>
  (await db.query<{ weight: string }[]>("SELECT weight FROM addenda ORDER BY number")).map(({ weight }) => weight);

/** A different value for each field of NOT_AMENDED. */
const OTHER_VALUES: Record<keyof typeof NOT_AMENDED, (tender: Tender) => unknown> = {
  tenderNumber: ({ tenderNumber }) => `${tenderNumber}-B`,
  sealed: ({ sealed }) => !sealed,
  openingPersons: () => 1,
  discloseWinner: ({ discloseWinner }) => !discloseWinner,
  readsOut: () => "names",
};

test.each(Object.entries(NOT_AMENDED))("a change of the %s of an open tender is %s", async (field, expected) => {
  const { api, tender, update } = await anOpenTender({ sealed: true, openingPersons: 2 });

  const { errors } = await update({ [field]: OTHER_VALUES[field as keyof typeof NOT_AMENDED](tender) });

  expect(errors?.[0]?.extensions.code ?? "without addendum").toBe(
    expected === "refused" ? "CONFLICT" : "without addendum",
  );
  expect(await weights(api)).toEqual([]);
});

test("a change of an open tender by REST is an addendum with its fields before and after, and tells who has a bid or a draft", async () => {
  const { api, tender, admin, bid, drafter, chief } = await anOpenTender();
  const input = {
    ...tenderInput({
      tenderNumber: tender.tenderNumber,
      openingDate: tender.openingDate.toISOString(),
      closingDate: tender.closingDate.toISOString(),
    }),
  };

  const { status, body } = await admin.patch(`/api/tenders/${tender.id}`, {
    ...input,
    requirements: "ISO 9001 and 14001",
    budgetMax: 300_000,
  });
  const { data } = await admin.graphql(
    "query ($id: ID!) { tender(id: $id) { newestAddendum amendedAt addenda { number weight note issuer { id } changes { field before after } } } }",
    { id: tender.id },
  );

  expect([status, Object.keys(body as object)]).toEqual([
    200,
    expect.not.arrayContaining(["newestAddendum", "amendedAt", "addenda"]),
  ]);
  expect(data.tender).toEqual({
    newestAddendum: 1,
    amendedAt: expect.any(String),
    addenda: [
      {
        number: 1,
        weight: "confirm",
        note: null,
        issuer: { id: chief.id },
        changes: [
          { field: "requirements", before: "ISO 9001", after: "ISO 9001 and 14001" },
          { field: "budgetMax", before: "250000", after: "300000" },
        ],
      },
    ],
  });
  const notices = await noticesIn(api);
  expect(new Map(notices.map(({ user_id, reason, facts }) => [user_id, [reason, facts.asks]]))).toEqual(
    new Map([
      [bid.companyId, ["bid", true]],
      [drafter.id, ["draft", false]],
    ]),
  );
  expect(notices[0]!.facts.changes).toEqual([
    { field: "requirements", as: "long", before: null, after: null },
    { field: "budgetMax", as: "money", before: "250000", after: "300000" },
  ]);
  const acts = await api.db.query<{ act: string; after: object }[]>(
    "SELECT act, after FROM audit_events WHERE subject_id = $1 AND outcome = 'done' ORDER BY sequence",
    [tender.id],
  );
  expect(acts).toMatchObject([
    { act: "updateTender", after: { budgetMax: expect.anything() } },
    { act: "issueAddendum", after: { number: 1, weight: "confirm", fields: "requirements, budgetMax" } },
  ]);
});

test("nothing is an addendum of a draft, of the status alone, of number, seal or version, and of what stays the same", async () => {
  const { api, tender, update } = await anOpenTender({ status: "draft" });

  for (const patch of [
    { title: "Another" },
    { status: "open" },
    { title: "Another", budgetMin: 100_000, closingDate: tender.closingDate.toISOString() },
    { tenderNumber: "T-another" },
    { status: "closed" },
    { location: "Boali" },
    { status: "awarded" },
  ])
    expect((await update(patch)).errors).toBeUndefined();

  expect([await weights(api), (await noticesIn(api)).filter(({ kind }) => kind === "tenderAmended")]).toEqual([[], []]);
});

test("a closed or awarded tender that is opened again is amended by that, with what changes beside it", async () => {
  const { api, tender, update } = await anOpenTender({ status: "closed" });
  const closingDate = daysFromNow(60).toISOString();

  const reopened = await update({ status: "open", closingDate });
  await update({ status: "awarded" });
  const again = await update({ status: "open" });

  expect(reopened.data.updateTender.addenda[0]).toMatchObject({
    weight: "notice",
    changes: [
      { field: "closingDate", before: tender.closingDate.toISOString(), after: closingDate },
      { field: "status", before: "closed", after: "open" },
    ],
  });
  expect(again.data.updateTender.addenda[0]).toMatchObject({
    number: 2,
    changes: [{ field: "status", before: "awarded", after: "open" }],
  });
  expect(await weights(api)).toEqual(["notice", "notice"]);
});

test.each([
  ["confirm", { description: "A three-lane bridge." }],
  ["confirm", { requirements: "ISO 14001" }],
  ["confirm", { documentsUrl: "https://example.org/plan.pdf" }],
  ["confirm", { budgetMin: 1 }],
  ["confirm", { category: "Design" }],
  ["confirm", { closingDate: daysFromNow(20).toISOString() }],
  ["confirm", { location: "Boali", requirements: "ISO 14001" }],
  ["notice", { closingDate: daysFromNow(40).toISOString() }],
  ["notice", { location: "Boali" }],
  ["notice", { country: "Kenya" }],
  ["notice", { title: "A bridge" }],
  ["notice", { openingDate: daysFromNow(-3).toISOString() }],
  ["notice", { questionsUntil: daysFromNow(9).toISOString() }],
  ["notice", { takesQuestions: false }],
  ["notice", { decisionExpectedOn: daysFromNow(50).toISOString() }],
  ["notice", { closingDate: daysFromNow(-1).toISOString() }],
  ["notice", { status: "closed", requirements: "ISO 14001" }],
])("the usual weight is %s for %j", async (weight, patch) => {
  const { api, update } = await anOpenTender();

  await update(patch);

  expect(await weights(api)).toEqual([weight]);
});

test("that a tender takes no more questions is told before and after, as the question cut-off is", async () => {
  const { update } = await anOpenTender();

  const { data } = await update({ takesQuestions: false });

  expect(data.updateTender.addenda[0].changes).toEqual([{ field: "takesQuestions", before: "true", after: "false" }]);
});

test("an administrator chooses weight and note; what asks for a confirmation is lowered with a note alone, and a correction is not mailed", async () => {
  const { api, update } = await anOpenTender();
  const fields = async (patch: object, addendum: object) => (await update(patch, addendum)).errors?.[0]?.extensions;

  const refused = await fields({ requirements: "ISO 9O01" }, { weight: "correction" });
  const tooLong = await fields({ requirements: "ISO 9O01" }, { note: "x".repeat(5001) });
  const corrected = await update(
    { requirements: "ISO 9001:2015" },
    { weight: "correction", note: " The year was missing. " },
  );
  const raised = await update({ location: "Boali" }, { weight: "confirm" });
  await update({}, { weight: "confirm", note: "Nothing" });

  expect(refused).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { note: expect.stringContaining("why bidders need not confirm") },
  });
  expect(tooLong).toMatchObject({ code: "BAD_USER_INPUT", fields: { note: "Must be at most 5,000 characters" } });
  expect(corrected.data.updateTender.addenda[0]).toMatchObject({ weight: "correction", note: "The year was missing." });
  expect(raised.data.updateTender.newestAddendum).toBe(2);
  const due = await api.db.query<{ n: string; due: boolean }[]>(
    "SELECT occurrence AS n, bool_or(mail_due_at IS NOT NULL) AS due FROM notices GROUP BY occurrence ORDER BY occurrence",
  );
  expect(due).toEqual([
    { n: "1", due: false },
    { n: "2", due: true },
  ]);
});

test("once a tender takes no more bids nobody is asked to confirm a change, and an administrator cannot ask", async () => {
  const { api, update, bid } = await anOpenTender({ closingDate: daysFromNow(-1) });

  const refused = await update({ requirements: "ISO 14001" }, { weight: "confirm" });
  const noted = await update({ requirements: "ISO 14001" });

  expect(refused.errors).toMatchObject([
    {
      extensions: {
        code: "BAD_USER_INPUT",
        fields: { weight: "This tender takes no more bids: nobody can confirm this change" },
      },
    },
  ]);
  expect(noted.data.updateTender.addenda).toMatchObject([{ number: 1, weight: "notice" }]);
  expect((await noticesIn(api)).map(({ facts }) => facts.asks)).toEqual([false, false]);
  expect(
    (
      await api
        .as(await api.has(anAdmin()))
        .graphql("query ($id: ID!) { bid(id: $id) { unconfirmedAddenda } }", { id: bid.id })
    ).data.bid.unconfirmedAddenda,
  ).toEqual([]);
});

test("an extension after the closing time asks to confirm what was changed since, and tells the closing times", async () => {
  const { tender, update } = await anOpenTender({ closingDate: daysFromNow(-1) });
  const closingDate = daysFromNow(9).toISOString();
  await update({ requirements: "ISO 14001" });
  await update({ title: "A bridge" });

  const { data } = await update({ closingDate });

  expect(data.updateTender.addenda[0]).toMatchObject({
    number: 3,
    weight: "confirm",
    changes: [
      { field: "title", before: tender.title, after: "A bridge" },
      { field: "requirements", before: "ISO 9001", after: "ISO 14001" },
      { field: "closingDate", before: tender.closingDate.toISOString(), after: closingDate },
    ],
  });
  expect((await update({ location: "Boali" })).data.updateTender.addenda[0].changes).toEqual([
    { field: "location", before: tender.location, after: "Boali" },
  ]);
});

const SET_DOCUMENTS =
  "mutation ($id: ID!, $documents: [TenderDocumentInput!]!, $version: Int!) { setTenderDocuments(tenderId: $id, documents: $documents, version: $version) { version } }";

test.each(["closed", "draft"] as const)(
  "what was changed while a tender was %s is told once it is open again, its documents too, and asks for a confirmation",
  async (status) => {
    const { api, tender, admin, bid, update } = await anOpenTender();
    const first = { name: "Terms.pdf", url: "https://example.org/terms.pdf" };
    await admin.graphql(SET_DOCUMENTS, { id: tender.id, documents: [first], version: 1 });
    const left = await update({ status });
    const edited = await update({ requirements: "ISO 14001", title: "Another" });
    await update({ title: tender.title, decisionExpectedOn: daysFromNow(70).toISOString() });
    await admin.graphql(SET_DOCUMENTS, {
      id: tender.id,
      documents: [{ ...first, url: "https://example.org/new.pdf" }],
      version: 5,
    });

    const refused = await update({ status: "open" }, { weight: "notice" });
    const reopened = await update({ status: "open", budgetMax: 300_000 });
    const again = await update({ location: "Boali" });

    expect([left.data.updateTender.newestAddendum, edited.data.updateTender.newestAddendum]).toEqual([1, 1]);
    expect(refused.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { note: expect.any(String) } } },
    ]);
    expect(reopened.data.updateTender.addenda[0]).toMatchObject({
      number: 2,
      weight: "confirm",
      changes: [
        { field: "requirements", before: "ISO 9001", after: "ISO 14001" },
        { field: "budgetMax", before: "250000", after: "300000" },
        { field: "decisionExpectedOn", before: null },
        {
          field: "documents",
          before: "Terms.pdf · https://example.org/terms.pdf",
          after: "Terms.pdf · https://example.org/new.pdf",
        },
        { field: "status", before: status, after: "open" },
      ],
    });
    expect(again.data.updateTender.addenda[0]).toMatchObject({ number: 3, changes: [{ field: "location" }] });
    expect(
      (
        await api
          .as(await api.has(anAdmin()))
          .graphql("query ($id: ID!) { bid(id: $id) { unconfirmedAddenda } }", { id: bid.id })
      ).data.bid.unconfirmedAddenda,
    ).toEqual([1, 2]);
  },
);

test("a tender that is opened again with a closing time in the past tells its changes, and asks to confirm them once it takes bids", async () => {
  const { update } = await anOpenTender();
  await update({ status: "closed" });

  const past = await update({ status: "open", requirements: "ISO 14001", closingDate: daysFromNow(-1).toISOString() });
  const extended = await update({ closingDate: daysFromNow(9).toISOString() });

  expect(past.data.updateTender.addenda[0]).toMatchObject({
    weight: "notice",
    changes: [{ field: "requirements" }, { field: "closingDate" }, { field: "status" }],
  });
  expect(extended.data.updateTender.addenda[0]).toMatchObject({
    weight: "confirm",
    changes: [{ field: "requirements" }, { field: "closingDate" }],
  });
});

test("a company that only asked a question is told and counted, the administrator who acts is not", async () => {
  const { api, tender, chief, admin, update } = await anOpenTender();
  const asker = await api.has(aBidder());
  await api
    .as(asker)
    .graphql('mutation ($id: ID!) { askQuestion(tenderId: $id, text: "May the girders come by river?") { id } }', {
      id: tender.id,
    });
  await api.db.query("INSERT INTO bid_drafts (tender_id, company_id) VALUES ($1, $2)", [tender.id, chief.id]);
  await api.db.query("DELETE FROM notices");

  const { data } = await admin.graphql("query ($id: ID!) { tender(id: $id) { concernedPeople } }", { id: tender.id });
  await update({ location: "Boali" });

  expect(data.tender.concernedPeople).toBe(3);
  expect((await noticesIn(api)).filter(({ reason }) => reason === "question").map(({ user_id }) => user_id)).toEqual([
    asker.id,
  ]);
  expect(await noticesIn(api)).toHaveLength(3);
});

test("an addendum moves the tenders' revision and tells webhooks of one amendment", async () => {
  const { api, admin, update } = await anOpenTender();
  await api.db.query(
    "INSERT INTO webhooks (user_id, url, events, sealed_secret, updated_at) SELECT id, 'https://hooks.example.org', '{tender.amended}', '.', now() FROM users LIMIT 1",
  );
  const revision = async () => (await admin.graphql("{ tenderRevision }")).data.tenderRevision as string;
  const before = await revision();

  await update({ requirements: "ISO 14001" });

  expect(await revision()).not.toBe(before);
  expect(await api.db.query("SELECT event FROM webhook_events WHERE event = 'tender.amended'")).toHaveLength(1);
});

test("addenda are never changed or deleted, and their numbers are each taken once", async () => {
  const { api, tender, chief } = await anOpenTender();
  await api.has(anAddendum({ tenderId: tender.id, issuedBy: chief.id }));

  for (const statement of ["UPDATE addenda SET note = 'x'", "DELETE FROM addenda", "TRUNCATE addenda CASCADE"])
    await expect(api.db.query(statement)).rejects.toThrow("it is never changed");
  await expect(
    api.db.query(
      "INSERT INTO addenda (tender_id, number, issued_by, changes, weight) SELECT tender_id, number, issued_by, changes, weight FROM addenda",
    ),
  ).rejects.toThrow("addenda_number_key");
});

/** The number of users in the test below. */
const MANY = IS_SECOND_TIER ? 2000 : 300;

test(`concerning ${MANY} people it takes eight statements at most, and says how many it concerns`, async () => {
  const { api, tender, admin, update } = await anOpenTender();
  await manyUsers(api, MANY - 2);
  await api.db.query(
    "INSERT INTO bid_drafts (tender_id, company_id) SELECT $1, id FROM users WHERE username LIKE 'many-%'",
    [tender.id],
  );
  const { data } = await admin.graphql("query ($id: ID!) { tender(id: $id) { concernedPeople } }", { id: tender.id });
  const insideOf = (all: readonly string[]) =>
    all.slice(all.findIndex((sql) => sql.startsWith("START")) + 1, all.indexOf("COMMIT"));

  let answer: Awaited<ReturnType<typeof update>> | undefined;
  const statements = await api.statementsOf(async () => {
    answer = await update({ requirements: "ISO 14001" });
  });

  expect(answer?.errors).toBeUndefined();
  // Counts only the statements inside the transaction. The statements that read the session, begin and end the
  // transaction, and read the addenda for the answer are not counted.
  expect(insideOf(statements).length).toBeLessThanOrEqual(8);
  await update({ status: "closed" });
  await update({ requirements: "ISO 9001" });
  expect(insideOf(await api.statementsOf(() => update({ status: "open" }))).length).toBeLessThanOrEqual(8);
  expect([data.tender.concernedPeople, (await noticesIn(api)).length]).toEqual([MANY, 3 * MANY]);
});

test("however long a change and its note are, the notice keeps to 8 kB", async () => {
  const { api, update } = await anOpenTender();
  const long = (length: number) => '😀"\u0001'.repeat(length).slice(0, length);

  const { errors } = await update(
    {
      title: long(200),
      location: long(200),
      documentsUrl: `https://example.org/${"ü".repeat(1900)}`,
      description: long(20_000),
      requirements: long(20_000),
    },
    { note: long(5000) },
  );

  expect(errors).toBeUndefined();
  expect(await noticesIn(api)).toHaveLength(2);
});

test("a text is shortened between characters", () => {
  expect([shortened("bridge", 100), shortened("😀😀😀", 13), shortened('a"bcd', 7)]).toEqual(["bridge", "😀😀…", "a…"]);
});

test.each(["draft", "open", "closed"] as const)(
  "a tender that is %s can be cancelled: it is closed for good, and those concerned read why",
  async (status) => {
    const { api, tender, admin, chief, bid, drafter } = await anOpenTender({ status });

    const { data } = await admin.graphql(CANCEL, { id: tender.id, reason: ` ${REASON} `, version: 1 });

    expect(data.cancelTender).toEqual({
      status: "closed",
      cancelledAt: expect.any(String),
      cancelReason: REASON,
      canceller: { id: chief.id },
      version: 2,
    });
    const notices = await noticesIn(api);
    expect(notices.map(({ kind, user_id, facts }) => [kind, user_id, facts.reason]).sort()).toEqual(
      [
        ["tenderCancelled", bid.companyId, REASON],
        ["tenderCancelled", drafter.id, REASON],
      ].sort(),
    );
    expect(
      await api.db.query("SELECT act FROM audit_events WHERE act = 'cancelTender' AND outcome = 'done'"),
    ).toHaveLength(1);
  },
);

test("a cancelled tender is never cancelled again, edited, reopened, decided or awarded, nor takes it bids", async () => {
  const { api, tender, admin, bid } = await anOpenTender();
  const partner = api.as(await api.has(aBidder()));
  await admin.graphql(CANCEL, { id: tender.id, reason: REASON });
  const refusals = [
    await admin.graphql(CANCEL, { id: tender.id, reason: REASON }),
    await admin.graphql(UPDATE, { id: tender.id, patch: { status: "open" } }),
    await admin.graphql(UPDATE, { id: tender.id, patch: { title: "Another" } }),
    await admin.graphql("mutation ($id: ID!) { decideBid(id: $id, status: rejected) { id } }", { id: bid.id }),
    await admin.graphql("mutation ($id: ID!, $bid: ID!) { awardTender(tenderId: $id, bidId: $bid) { id } }", {
      id: tender.id,
      bid: bid.id,
    }),
  ];

  for (const { errors } of refusals) expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect((await admin.patch(`/api/tenders/${tender.id}`, { status: "open" })).status).toBe(409);
  expect(
    (
      await partner.graphql("mutation ($input: BidInput!) { submitBid(input: $input) { id } }", {
        input: { tenderId: tender.id, bidAmount: 1, timelineDays: 1, technicalProposal: "x".repeat(60) },
      })
    ).errors,
  ).toMatchObject([{ extensions: { code: "TENDER_CLOSED" } }]);
  await expect(api.db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [tender.id])).rejects.toThrow(
    "tenders_cancelled_is_closed",
  );
  await expect(
    api.db.query("UPDATE tenders SET cancelled_at = NULL, cancelled_by = NULL, cancel_reason = NULL WHERE id = $1", [
      tender.id,
    ]),
  ).rejects.toThrow("it is never changed");
});

test("an awarded tender, a stale version, a short reason and a partner are refused", async () => {
  const { api, tender, admin } = await anOpenTender({ status: "awarded" });
  const other = await api.has(aTender());
  const partner = api.as(await api.has(aBidder()));
  const refusalTo = async (client: typeof admin, variables: object) =>
    (await client.graphql(CANCEL, variables)).errors?.[0]?.extensions;

  expect(await refusalTo(admin, { id: tender.id, reason: REASON })).toMatchObject({ code: "CONFLICT" });
  expect(await refusalTo(admin, { id: other.id, reason: REASON, version: 7 })).toMatchObject({ code: "CONFLICT" });
  expect(await refusalTo(admin, { id: other.id, reason: "Too short" })).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { reason: "The reason must be at least 20 characters" },
  });
  expect(await refusalTo(partner, { id: other.id, reason: "x" })).toMatchObject({ code: "FORBIDDEN" });
});

test("a partner reads what changed, but not who changed it, nor how many it concerns", async () => {
  const { api, tender, chief } = await anOpenTender();
  await api.has(anAddendum({ tenderId: tender.id, issuedBy: chief.id, note: "The north abutment moves." }));
  const partner = api.as(await api.has(aBidder()));

  const { data } = await partner.graphql(
    "query ($id: ID!) { tender(id: $id) { concernedPeople canceller { id } addenda { note issuer { id } changes { field } } } }",
    { id: tender.id },
  );

  expect(data.tender).toEqual({
    concernedPeople: null,
    canceller: null,
    addenda: [{ note: "The north abutment moves.", issuer: null, changes: [{ field: "requirements" }] }],
  });
});
