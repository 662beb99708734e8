import { openLog } from "#api/core/http/log.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import { MOST_SEARCHES } from "#api/tenders/searches/savedSearch.rules.ts";
import { matchSearches } from "#api/tenders/searches/matchSearches.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { openUnsubscribing } from "#api/notices/unsubscribing/unsubscribeToken.ts";
import { manyUsers } from "#api/testing/builders/manyUsers.ts";
import { FRAME, noticesIn } from "#api/testing/builders/notices.ts";
import { anAdmin, aPartner, aTender, daysFromNow, tenderInput } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const FIELDS = "id name query delivery newTenders";
const SAVE = `mutation ($input: SavedSearchInput!) { saveSearch(input: $input) { ${FIELDS} } }`;
const LIST = `{ savedSearches { ${FIELDS} } }`;

/** A partner with a saved search, by default for construction in Kenya. */
async function searching(query = "country=Kenya&category=Construction", delivery = "atOnce") {
  const api = await testApp();
  const [person, chief] = [await api.has(aPartner()), await api.has(anAdmin())];
  const [me, admin] = [api.as(person), api.as(chief)];
  const save = (input: object = {}, client = me) =>
    client.graphql(SAVE, { input: { name: "Kenya", query, delivery, ...input } });
  const { data } = await save();
  const search = data.saveSearch as { id: string; query: string };
  const create = async (more: object = {}) =>
    (
      await admin.post(
        "/api/tenders",
        tenderInput({ country: "Kenya", category: "Construction", createdBy: undefined, ...more }),
      )
    ).body as Tender;
  const patch = (id: string, more: object) => admin.patch(`/api/tenders/${id}`, more);
  const matchedTenders = async () => {
    await matchSearches(api.db);
    return (await noticesIn(api)).filter(({ kind }) => kind === "searchMatched").map(({ tender_id }) => tender_id);
  };
  const list = async (client = me) =>
    (await client.graphql(LIST)).data.savedSearches as {
      name: string;
      newTenders: number;
      delivery: string;
      query: string;
    }[];
  const mails = (minutes = 11) =>
    dispatchNotices(
      { db: api.db, log: openLog("silent"), frame: FRAME },
      { now: new Date(Date.now() + minutes * 60_000) },
    );
  return { api, person, me, admin, save, search, create, patch, matchedTenders, list, mails };
}

test("a tender that becomes visible and matches is told once, counted until the person looks, and leads to the tender", async () => {
  const { api, person, me, search, create, patch, matchedTenders, list } = await searching();
  const draft = await create({ status: "draft" });
  await create({ country: "Ghana" });
  expect(await matchedTenders()).toEqual([]);

  await patch(draft.id, { status: "open" });
  expect(await matchedTenders()).toEqual([draft.id]);
  await patch(draft.id, { title: "Another title" });
  await patch(draft.id, { status: "closed" });
  await patch(draft.id, { status: "open" });
  expect(await matchedTenders()).toEqual([draft.id]);

  expect((await noticesIn(api))[0]).toMatchObject({
    user_id: person.id,
    reason: "search",
    facts: { number: draft.tenderNumber, name: "Kenya", search: search.id },
  });
  expect(await list()).toMatchObject([{ name: "Kenya", query: "category=Construction&country=Kenya", newTenders: 1 }]);
  await me.graphql("mutation ($id: ID!) { lookAtSavedSearch(id: $id) { id } }", { id: search.id });
  expect(await list()).toMatchObject([{ newTenders: 0 }]);
});

test("a person with the most searches, which all match, delays nobody else's notice: each transaction has a share of them", async () => {
  const { api, person, save, create } = await searching("country=Ghana");
  for (let n = 1; n <= MOST_SEARCHES - 1; n++) await save({ query: `budgetTo=${1_000_000 + n}` });
  const other = await api.has(aPartner());
  await save({ query: "country=Kenya" }, api.as(other));
  await create();

  await matchSearches(api.db);
  const notices = await api.db.query<{ user_id: string; at: string }[]>(
    "SELECT user_id, xmin::text AS at FROM notices WHERE kind = 'searchMatched'",
  );

  const transactions = [...new Set(notices.map(({ at }) => at))].sort((one, later) => Number(one) - Number(later));
  const inEach = transactions.map((at) => notices.filter((notice) => notice.at === at && notice.user_id === person.id));
  expect(notices.find(({ user_id }) => user_id === other.id)?.at).toBe(transactions[0]);
  expect(Math.max(...inEach.map((rows) => rows.length))).toBeLessThanOrEqual(4);
  expect(inEach.flat()).toHaveLength(MOST_SEARCHES - 1);
  expect(await api.db.query("SELECT FROM tenders_to_match")).toEqual([]);
});

test("a change that newly matches is told, one of a tender that matched before is not, and what is gone again is neither told nor counted", async () => {
  const { create, patch, matchedTenders, list } = await searching();
  const [other, gone] = [await create({ country: "Ghana" }), await create()];
  await patch(gone.id, { status: "closed" });
  await patch(other.id, { country: "Kenya", title: "Now in Kenya" });

  expect(await matchedTenders()).toEqual([other.id]);
  expect(await list()).toMatchObject([{ newTenders: 1 }]);
  await patch(other.id, { status: "closed" });
  expect(await list()).toMatchObject([{ newTenders: 0 }]);
});

test("what was there when the search was saved is not new, also where it changes and still matches", async () => {
  const { save, create, patch, matchedTenders } = await searching("country=Ghana");
  const tender = await create();
  await save({ name: "Later", query: "country=Kenya" });

  expect(await matchedTenders()).toEqual([]);
  await patch(tender.id, { title: "Another title" });
  expect(await matchedTenders()).toEqual([]);
});

test.each([
  "",
  "search=mpoko",
  "closingWithinDays=40&acceptsBids=true",
  "budgetFrom=200000&budgetTo=100000&status=open",
  "openingTo=2099-01-01&closingFrom=2020-01-01",
])("the search “%s” matches as Browse Tenders does", async (query) => {
  const { create, matchedTenders } = await searching(query);
  const tender = await create();
  await create({
    title: "A road",
    description: "A road.",
    tenderNumber: "R-1",
    location: "Nakuru",
    budgetMin: 1,
    budgetMax: 2,
    closingDate: daysFromNow(90).toISOString(),
    openingDate: "2099-06-01",
  });

  expect((await matchedTenders()).filter((id) => id === tender.id)).toEqual([tender.id]);
  expect((await matchedTenders()).length).toBe(query === "" ? 2 : 1);
});

test.each([
  ["an unknown filter", "colour=red"],
  ["one for administrators", "createdBy=0192f0c1-0000-7000-8000-000000000001"],
  ["an invalid value", "category=Poetry"],
  ["a value twice", "country=Kenya&country=Ghana"],
  ["too long a one", `search=${"x".repeat(2000)}`],
])("a search with %s is refused", async (_what, query) => {
  const { save } = await searching();

  expect((await save({ query })).errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { query: expect.any(String) as string } } },
  ]);
});

test("a person has 20 at most, also when they are saved at once; the same filters replace", async () => {
  const { save, list } = await searching();
  const answers = await Promise.all(
    Array.from({ length: MOST_SEARCHES + 2 }, (_none, place) =>
      save({ name: `${place}`, query: `location=place${place}` }),
    ),
  );

  expect(answers.filter(({ errors }) => errors).map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(
    Array(3).fill("CONFLICT"),
  );
  expect(await list()).toHaveLength(MOST_SEARCHES);
  expect(
    (await save({ name: "Renamed", query: "category=Construction&country=Kenya", delivery: "never" })).data.saveSearch,
  ).toMatchObject({ name: "Renamed", delivery: "never" });
  expect(await list()).toHaveLength(MOST_SEARCHES);
});

test("a late retry under its key does not replace what was saved since, and answers it", async () => {
  const { save, list } = await searching();
  const first = { name: "Kenya again", query: "country=Kenya", clientMutationId: "try-1" };
  await save(first);
  await save({ name: "Renamed", query: "country=Kenya" });

  const retry = await save(first);

  expect(retry.data.saveSearch).toMatchObject({ name: "Renamed" });
  expect((await list()).map(({ name }) => name)).toEqual(["Kenya", "Renamed"]);
});

test("another's search is NOT_FOUND, and not listed", async () => {
  const { api, search, list } = await searching();
  const stranger = api.as(await api.has(aPartner()));

  expect(await list(stranger)).toEqual([]);
  for (const act of [
    "lookAtSavedSearch(id: $id)",
    "deleteSavedSearch(id: $id)",
    "setSavedSearchDelivery(id: $id, delivery: never)",
  ])
    for (const id of [search.id, "nothing"])
      expect((await stranger.graphql(`mutation ($id: ID!) { ${act} { id } }`, { id })).errors).toMatchObject([
        { extensions: { code: "NOT_FOUND" } },
      ]);
});

test("a deleted search is told nothing more, and its mails that wait are not sent", async () => {
  const { api, me, search, create, matchedTenders, list, mails } = await searching();
  await create();
  expect(await matchedTenders()).toHaveLength(1);

  expect(
    (await me.graphql("mutation ($id: ID!) { deleteSavedSearch(id: $id) { id } }", { id: search.id })).data
      .deleteSavedSearch,
  ).toEqual({ id: search.id });
  await create();

  expect(await matchedTenders()).toHaveLength(1);
  expect(await list()).toEqual([]);
  expect(await mails()).toBe(0);
  expect(await api.db.query("SELECT 1 FROM saved_search_matches")).toEqual([]);
});

test.each([
  ["atOnce", 11, 1],
  ["atOnce", 5, 0],
  ["daily", 11, 0],
  ["daily", 26 * 60, 1],
  ["never", 26 * 60, 0],
])("a search that is mailed %s has after %s minutes %s mails", async (delivery, minutes, expected) => {
  const { create, matchedTenders, mails } = await searching(undefined, delivery);
  await create();
  expect(await matchedTenders()).toHaveLength(1);

  expect(await mails(minutes)).toBe(expected);
});

test("the link in the mail stops the mails of this search alone, with one press and without signing in", async () => {
  const { api, search, save, create, matchedTenders, list, mails } = await searching();
  await save({ name: "All", query: "" });
  await create();
  await matchedTenders();
  const url = (id: string) => `/unsubscribe/${openUnsubscribing("only for tests").tokenFor({ searchId: id })}`;
  await mails();
  const [mail] = await api.db.query<{ unsubscribe_url: string; text: string }[]>(
    "SELECT unsubscribe_url, text FROM outgoing_mails WHERE unsubscribe_url IS NOT NULL",
  );
  expect(mail!.text.replace(/\s+/g, " ")).toContain("your saved search “Kenya”");
  expect(mail!.text).toContain(url(search.id));

  const token = openUnsubscribing("only for tests").tokenFor({ searchId: search.id });
  const opened = await api.visitor.get(`/unsubscribe/${token}`);
  expect(opened.status).toBe(200);
  expect(new Map((await list()).map(({ name, delivery }) => [name, delivery]))).toEqual(
    new Map([
      ["All", "atOnce"],
      ["Kenya", "atOnce"],
    ]),
  );
  await fetch(`${api.url}/unsubscribe/${token}`, {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

  expect(new Map((await list()).map(({ name, delivery }) => [name, delivery]))).toEqual(
    new Map([
      ["All", "atOnce"],
      ["Kenya", "never"],
    ]),
  );
});

test("of several processes that match at once each tells once, and a rolled back change was never told", async () => {
  const { api, create, matchedTenders } = await searching();
  const tender = await create();
  await api.db
    .transaction(async (tx) => {
      await aTender({ country: "Kenya", category: "Construction" })(tx);
      throw new Error("rolled back");
    })
    .catch(() => undefined);

  await Promise.all(Array.from({ length: 4 }, () => matchSearches(api.db)));

  expect(await matchedTenders()).toEqual([tender.id]);
});

test("without a saved search nothing is noted of a tender", async () => {
  const api = await testApp();
  await api.has(aTender());

  expect(await api.db.query("SELECT 1 FROM tenders_to_match")).toEqual([]);
});

test("a tender is matched with 10,000 searches within 2 seconds", async () => {
  const { api, create } = await searching();
  await manyUsers(api, 1000);
  await api.db.query(
    `INSERT INTO saved_searches (user_id, name, query, delivery)
     SELECT users.id, 'Search', CASE place % 10 WHEN 0 THEN 'country=Kenya&budgetFrom=' || place * 10 WHEN 1 THEN 'search=bridge+' || place ELSE 'category=Design&location=town' || place || '-' || users.id END, 'atOnce'
       FROM users CROSS JOIN generate_series(1, 10) AS place WHERE username LIKE 'many-%'`,
  );
  const tender = await create();
  const started = process.cpuUsage();

  await matchSearches(api.db);

  const { user, system } = process.cpuUsage(started);
  const [{ matches }] = await api.db.query<[{ matches: number }]>(
    "SELECT count(*)::int AS matches FROM saved_search_matches WHERE tender_id = $1",
    [tender.id],
  );
  expect(matches).toBe(1001);
  // Measure CPU time, because other tests run at the same time.
  expect((user + system) / 1000).toBeLessThan(2000);
});
