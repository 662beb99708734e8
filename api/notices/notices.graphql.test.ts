import { someFacts } from "#api/testing/builders/notices.ts";
import { notify } from "#api/notices/notify.ts";
import { anApiToken, bearer } from "#api/testing/builders/anApiToken.ts";
import { aPartner, aSubmittedBid, aTender } from "#api/testing/builders/builders.ts";
import { eventStream } from "#api/testing/eventStream.ts";
import { testApp } from "#api/testing/testApp.ts";
import { until } from "#api/testing/until.ts";

const LIST =
  "query ($first: Int, $after: String, $filter: NoticeFilter) { notices(first: $first, after: $after, filter: $filter) { totalCount pageInfo { hasNextPage endCursor } nodes { id kind subject paragraphs page readAt } } }";
const MARK =
  "mutation ($ids: [ID!], $all: Boolean, $bidId: ID, $tenderId: ID, $about: NoticeTopic) { markNotices(ids: $ids, all: $all, bidId: $bidId, tenderId: $tenderId, about: $about) }";
const MARK_UNREAD = "mutation ($ids: [ID!]) { markNotices(ids: $ids, unread: true) }";
const SAVE =
  "mutation ($input: NoticeSettingsInput!) { saveNoticeSettings(input: $input) { language timeZone tenders reminders administration } }";

/** Creates two users, each with notices. */
async function readers(count = 3) {
  const api = await testApp();
  const [one, other] = [await api.has(aPartner({ firstName: "Ada", lastName: "Obi" })), await api.has(aPartner())];
  const tellThem = (userId: string, place: number, tenderId?: string) =>
    notify(
      api.db.manager,
      {
        kind: "bidsOpened",
        tenderId,
        occurrence: String(place),
        facts: { ...someFacts([one.id]).bidsOpened, number: `T-${place}` },
      },
      [{ userId, reason: "bid" }],
    );
  for (let place = 0; place < count; place++) for (const { id } of [one, other]) await tellThem(id, place);
  const [ada, grace] = [api.as(one), api.as(other)];
  for (const client of [ada, grace]) await client.openSession();
  const listed = async (variables: object = {}, client = ada) => (await client.graphql(LIST, variables)).data.notices;
  const unread = async (client = ada) => (await client.graphql("{ unreadNotices }")).data.unreadNotices as number;
  return { api, one, other, ada, grace, listed, unread, tellThem };
}

test("a person's notices are listed newest first, page after page, with their words, and nobody else's", async () => {
  const { listed } = await readers();

  const first = await listed({ first: 2 });
  const rest = await listed({ first: 2, after: first.pageInfo.endCursor });

  expect([...first.nodes, ...rest.nodes].map(({ subject }: { subject: string }) => subject)).toEqual([
    "Bids on T-2 were opened",
    "Bids on T-1 were opened",
    "Bids on T-0 were opened",
  ]);
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  expect(first.nodes[0]).toMatchObject({
    kind: "bidsOpened",
    page: "/dashboard/my-bids",
    readAt: null,
    paragraphs: ["The bids on Bridge over the Mpoko were opened on December 1, 2026 at 13:02 UTC, by Ada Obi. 2 bids."],
  });
});

test("French words, and times in the person's time zone", async () => {
  const { ada } = await readers(1);
  await ada.graphql(SAVE, { input: { timeZone: "Africa/Bangui" } });

  const { data } = await ada.graphql("{ notices { nodes { subject(language: fr) paragraphs(language: fr) } } }");

  expect(data.notices.nodes[0]).toEqual({
    subject: "Dépouillement\u00a0: T-0",
    paragraphs: [expect.stringMatching(/1 décembre 2026 à 14:02 UTC\+1, par Ada Obi\. 2 soumissions\./)],
  });
});

test("a list takes three statements, the session's too, however many notices it has and persons they name", async () => {
  const { api, ada } = await readers(20);

  const list = await api.statementsOf(() => ada.graphql("{ notices { nodes { subject paragraphs page } } }"));
  const count = await api.statementsOf(() => ada.graphql("{ unreadNotices }"));

  expect(list).toHaveLength(3);
  expect(count).toHaveLength(2);
});

test("notices are filtered by whether they are unread, by tender and by kind", async () => {
  const { api, one, ada, listed, tellThem } = await readers();
  const { id: tenderId } = await api.has(aTender());
  await tellThem(one.id, 9, tenderId);
  const [newest] = (await listed()).nodes;
  await ada.graphql(MARK, { ids: [newest.id] });

  const counts = [];
  for (const filter of [
    { unread: true },
    { unread: false },
    { tenderId },
    { tenderId, unread: true },
    { kind: "bidsOpened" },
    { kind: "noBids" },
  ])
    counts.push((await listed({ filter })).totalCount);

  expect(counts).toEqual([3, 1, 1, 0, 4, 0]);
});

test("what is marked is read, by name or all at once; marking again changes nothing", async () => {
  const { ada, grace, listed, unread } = await readers();
  const [{ id }] = (await listed()).nodes;

  const named = (await ada.graphql(MARK, { ids: [id, id.toUpperCase()] })).data.markNotices;
  const before = (await listed()).nodes[0].readAt;
  const again = (await ada.graphql(MARK, { ids: [id] })).data.markNotices;
  const all = (await ada.graphql(MARK, { all: true })).data.markNotices;

  expect([named, again, all, await unread(), await unread(grace)]).toEqual([2, 2, 0, 0, 3]);
  expect((await listed()).nodes[0].readAt).toBe(before);
});

test("notices are marked as unread again by their ids only, and only the own ones; the audit trail tells it from marking as read", async () => {
  const { api, ada, grace, listed, unread } = await readers();
  const [first, second] = (await listed()).nodes.map(({ id }: { id: string }) => id);
  await ada.graphql(MARK, { all: true });
  const others = (await listed({}, grace)).nodes[0].id;

  const marked = await ada.graphql(MARK_UNREAD, { ids: [first] });
  const again = await ada.graphql(MARK_UNREAD, { ids: [first, second] });
  const refused = [await ada.graphql(MARK_UNREAD, { ids: [others] }), await ada.graphql(MARK_UNREAD, { ids: [] })];
  const allUnread = await ada.graphql("mutation { markNotices(all: true, unread: true) }");

  expect([marked.data.markNotices, again.data.markNotices, await unread()]).toEqual([1, 2, 2]);
  expect(refused).toMatchObject(
    ["NOT_FOUND", "BAD_USER_INPUT"].map((code) => ({ errors: [{ extensions: { code } }] })),
  );
  expect(allUnread).toMatchObject({ errors: [{ extensions: { fields: { unread: expect.any(String) as string } } }] });
  const recorded = await api.db.query<{ act: string }[]>(
    "SELECT act FROM audit_events WHERE outcome = 'done' AND act LIKE 'markNotices%' ORDER BY id",
  );
  expect(recorded.map(({ act }) => act)).toEqual(["markNotices", "markNoticesUnread", "markNoticesUnread"]);
});

test("what a page shows is marked by the bid, or by the tender and the topic; other notices stay unread, and marking nothing is no event", async () => {
  const { api, one, ada, grace, listed, unread } = await readers(1);
  const [tenderId, bidId] = [(await api.has(aTender())).id, (await api.has(aSubmittedBid({ companyId: one.id }))).id];
  const facts = { ...someFacts([one.id]).bidDecided };
  for (const place of [{ bidId }, { tenderId }, {}])
    await notify(api.db.manager, { kind: "bidDecided", ...place, occurrence: "1", facts }, [
      { userId: one.id, reason: "bid" },
    ]);
  const events = async () =>
    (await api.db.query<object[]>("SELECT 1 FROM audit_events WHERE act = 'markNotices'")).length;

  const counts = [];
  for (const variables of [
    { tenderId, about: "ownQuestions" },
    { bidId: one.id },
    { bidId },
    { tenderId, about: "outcomes" },
    { about: "outcomes" },
  ])
    counts.push((await ada.graphql(MARK, variables)).data.markNotices);

  expect(counts).toEqual([4, 4, 3, 2, 1]);
  expect(await events()).toBe(3);
  expect((await listed({ filter: { unread: true } })).nodes).toMatchObject([{ kind: "bidsOpened" }]);
  expect(await unread(grace)).toBe(1);
  expect((await grace.graphql(MARK, { bidId: "nonsense" })).errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { bidId: expect.any(String) } } },
  ]);
});

test("somebody else's notice is NOT_FOUND, and nothing of that call is marked", async () => {
  const { ada, grace, listed, unread } = await readers();
  const [own] = (await listed()).nodes;
  const [foreign] = (await listed({}, grace)).nodes;

  for (const ids of [[foreign.id], [own.id, foreign.id], ["nonsense"], ["00000000-0000-7000-8000-000000000000"]])
    expect((await ada.graphql(MARK, { ids })).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);

  expect([await unread(), await unread(grace)]).toEqual([3, 3]);
});

test.each([
  {},
  { ids: [] },
  { all: true, about: "outcomes" },
  { ids: null },
  { all: false },
  { ids: ["00000000-0000-7000-8000-000000000000"], all: true },
  { ids: Array.from({ length: 101 }, (_, place) => `00000000-0000-7000-8000-${String(place).padStart(12, "0")}`) },
])("marking %j is BAD_USER_INPUT", async (variables) => {
  const { ada } = await readers(0);

  expect((await ada.graphql(MARK, variables)).errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { ids: expect.any(String) } } },
  ]);
});

test("at most a hundred unread notices are counted", async () => {
  const { api, one, unread } = await readers(0);
  await api.db.query(
    "INSERT INTO notices (user_id, kind, occurrence, facts, reason) SELECT $1, 'noBids', place, '{}', 'bid' FROM generate_series(1, 130) AS place",
    [one.id],
  );

  expect(await unread()).toBe(100);
});

test("a token without desk:read reads no notices, none marks them, and a visitor neither", async () => {
  const { api, one } = await readers(1);
  const { text } = await api.has(anApiToken(one));
  const without = await api.has(anApiToken(one, { scopes: ["tenders:read", "bids:read"] }));
  const send = (query: string, token: string) => api.visitor.post("/graphql", { query }, bearer(token));

  const visitor = await api.visitor.graphql("{ unreadNotices }");
  const refused = [
    await send("{ unreadNotices }", without.text),
    await send("{ notices { nodes { id } } }", without.text),
    await send("mutation { markNotices(all: true) }", text),
  ];

  expect(visitor.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  for (const { body } of refused) expect(body).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
  expect((await send("{ unreadNotices }", text)).body).toMatchObject({ data: { unreadNotices: 1 } });
});

test("settings are changed one by one; an unknown time zone is refused at its field", async () => {
  const { ada } = await readers(0);

  const before = (await ada.graphql("{ noticeSettings { language timeZone tenders reminders administration } }")).data
    .noticeSettings;
  await Promise.all([
    ada.graphql(SAVE, { input: { tenders: "daily" } }),
    ada.graphql(SAVE, { input: { reminders: "portal" } }),
    ada.graphql(SAVE, { input: { language: "fr", timeZone: "Africa/Lagos" } }),
  ]);
  const after = (await ada.graphql(SAVE, { input: {} })).data.saveNoticeSettings;
  const wrong = [];
  for (const timeZone of ["Mars/Olympus", "", "+25:00", "x".repeat(500)])
    wrong.push((await ada.graphql(SAVE, { input: { timeZone } })).errors?.[0]?.extensions);

  expect(before).toEqual({
    language: "en",
    timeZone: null,
    tenders: "atOnce",
    reminders: "atOnce",
    administration: "atOnce",
  });
  expect(after).toEqual({
    language: "fr",
    timeZone: "Africa/Lagos",
    tenders: "daily",
    reminders: "portal",
    administration: "atOnce",
  });
  for (const extensions of wrong)
    expect(extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { timeZone: expect.any(String) } });
});

test("reminders are not mailed daily: a choice of it is refused with the reason, and one that is stored counts as at once", async () => {
  const { api, one, ada } = await readers(0);
  await api.db.query(`INSERT INTO notice_settings (user_id, choices) VALUES ($1, '{"reminders": "daily"}')`, [one.id]);

  const refused = await ada.graphql(SAVE, { input: { reminders: "daily" } });

  expect(refused.errors).toMatchObject([
    {
      extensions: {
        code: "BAD_USER_INPUT",
        fields: {
          reminders: "Reminders come at once or stay in the portal: a mail of the day could come after the deadline",
        },
      },
    },
  ]);
  expect((await ada.graphql("{ noticeSettings { reminders } }")).data.noticeSettings).toEqual({ reminders: "atOnce" });
});

test("the trail tells which choices were changed; a zone that the browser tells first is no act of the person, and where it is is not told", async () => {
  const { api, one, ada } = await readers(0);
  for (const input of [
    { timeZone: "Africa/Lagos" },
    { timeZone: "Africa/Bangui" },
    { tenders: "daily", language: "fr", reminders: "atOnce" },
  ])
    await ada.graphql(SAVE, { input });

  const events = await api.db.query<object[]>(
    "SELECT actor_id, before, after FROM audit_events WHERE act = 'saveNoticeSettings' ORDER BY sequence",
  );

  const withheld = { timeZone: "(withheld)" };
  expect(events).toEqual([
    { actor_id: null, before: withheld, after: withheld },
    { actor_id: one.id, before: withheld, after: withheld },
    { actor_id: one.id, before: { language: "en", tenders: "atOnce" }, after: { language: "fr", tenders: "daily" } },
  ]);
});

test("the number of unread notices is told to open screens of the person alone", async () => {
  const { api, one, ada, grace, tellThem } = await readers(0);
  const streams = [await eventStream(api.url, ada), await eventStream(api.url, grace)];
  const [ofAda, ofGrace] = streams as [(typeof streams)[number], (typeof streams)[number]];
  await until(() => streams.every((stream) => stream.count("tenders") > 0));

  await tellThem(one.id, 1);
  await until(() => ofAda.count("notices") === 1);
  await ada.graphql(MARK, { all: true });
  await until(() => ofAda.count("notices") === 2);

  expect(
    ofAda
      .events()
      .filter(({ kind }) => kind === "notices")
      .map(({ data }) => data),
  ).toEqual(["1", "0"]);
  expect(ofGrace.count("notices")).toBe(0);
  for (const stream of streams) stream.close();
});
