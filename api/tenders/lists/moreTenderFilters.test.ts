import {
  aBid,
  aBidder,
  anAdmin,
  aPartner,
  aSubmittedBid,
  aTender,
  daysFromNow,
} from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const LIST =
  "query ($filter: TenderFilter, $orderBy: TenderOrder) { tenders(filter: $filter, orderBy: $orderBy) { totalCount nodes { title } } }";
const titlesOf = ({ data }: { data: { tenders: { nodes: { title: string }[] } } }) =>
  data.tenders.nodes.map(({ title }) => title).sort();

async function anOffice() {
  const api = await testApp();
  const [boss, other, partner] = [await api.has(anAdmin()), await api.has(anAdmin()), await api.has(aPartner())];
  const accepted = { status: "accepted", decidedAt: new Date("2026-03-10T12:00:00Z") } as const;
  const make = async (title: string, tender: object, bid?: object) => {
    const { id: tenderId } = await api.has(aTender({ title, createdBy: boss.id, ...tender }));
    if (bid) await api.has(aSubmittedBid({ tenderId, ...bid }));
    return tenderId;
  };
  await make("none", { createdBy: other.id });
  await make("withdrawn", {}, { withdrawnAt: new Date() });
  await make("one", {}, {});
  await make("awarded", { status: "awarded" }, accepted);
  await make("accepted only", { status: "closed" }, accepted);
  await make("awarded by hand", { status: "awarded" }, { status: "pending" });
  return { api, boss, other, admin: api.as(boss), partner: api.as(partner) };
}

test.each([
  [{ withoutBids: true }, ["none", "withdrawn"]],
  [{ withoutBids: false }, ["accepted only", "awarded", "awarded by hand", "one"]],
  [{ withoutBids: null, status: ["awarded"] }, ["awarded", "awarded by hand"]],
  [{ awardedFrom: "2026-03-10" }, ["awarded"]],
  [{ awardedFrom: "2026-03-10T12:00:00.001Z" }, []],
  [{ awardedTo: "2026-03-10" }, ["awarded"]],
  [{ awardedTo: "2026-03-09" }, []],
  [{ awardedFrom: "2026-03-01", awardedTo: "2026-03-31" }, ["awarded"]],
])("administrators filter tenders by %j", async (filter, expected) => {
  const { admin } = await anOffice();

  expect(titlesOf(await admin.graphql(LIST, { filter }))).toEqual(expected);
});

test("administrators filter tenders by who created them, in either case of the id", async () => {
  const { admin, other } = await anOffice();

  expect(titlesOf(await admin.graphql(LIST, { filter: { createdBy: other.id } }))).toEqual(["none"]);
  expect(titlesOf(await admin.graphql(LIST, { filter: { createdBy: other.id.toUpperCase() } }))).toEqual(["none"]);
});

test("a partner may not ask which tenders have no bids or who created them, and learns of awards what is published", async () => {
  const { partner, boss } = await anOffice();

  for (const filter of [{ withoutBids: true }, { withoutBids: false }, { createdBy: boss.id }])
    expect((await partner.graphql(LIST, { filter })).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  expect(titlesOf(await partner.graphql(LIST, { filter: { awardedFrom: "2026-03-01" } }))).toEqual(["awarded"]);
});

test.each([{ createdBy: "me" }, { awardedFrom: "soon" }, { withoutBids: "yes" }])(
  "a filter with a wrong value is a bad input: %j",
  async (filter) => {
    const { admin } = await anOffice();

    expect((await admin.graphql(LIST, { filter })).errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  },
);

test("the groups of All Bids refuse a filter by bids of their own", async () => {
  const { admin } = await anOffice();

  const { errors } = await admin.graphql(
    "{ tendersByBids(group: withBids, filter: { withoutBids: true }) { totalCount } }",
  );

  expect(errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { withoutBids: expect.any(String) } } },
  ]);
});

test("a list of tenders without bids is never kept: a bid is in the next answer", async () => {
  const api = await testApp();
  const [tender, bidder, admin] = [
    await api.has(aTender()),
    api.as(await api.has(aBidder())),
    api.as(await api.has(anAdmin())),
  ];
  const count = async () =>
    (await admin.graphql(LIST, { filter: { withoutBids: true } })).data.tenders.totalCount as number;

  const before = [await count(), await count()];
  const { status } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(status).toBe(201);
  expect([...before, await count()]).toEqual([1, 1, 0]);
});

test.each([
  ["title", ["a", "b", "c"]],
  ["status", ["c", "a", "b"]],
  ["budgetMin", ["b", "c", "a"]],
  ["budgetMax", ["a", "b", "c"]],
])("tenders are sorted by %s in both directions", async (field, ascending) => {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  await api.has(aTender({ title: "b", status: "open", budgetMin: 1, budgetMax: 8 }));
  await api.has(aTender({ title: "a", status: "draft", budgetMin: 3, budgetMax: 7 }));
  await api.has(aTender({ title: "c", status: "closed", budgetMin: 2, budgetMax: 9 }));
  const list = async (direction: string) =>
    (await admin.graphql(LIST, { orderBy: { field, direction } })).data.tenders.nodes.map(
      ({ title }: { title: string }) => title,
    );

  expect(await list("ascending")).toEqual(ascending);
  expect(await list("descending")).toEqual(ascending.toReversed());
});

test("administrators sort tenders by their live bids, as they are now, with a cursor; partners may not", async () => {
  const { api, admin, partner } = await anOffice();
  const byBids = (direction: string, more: object = {}) => ({ orderBy: { field: "bidCount", direction }, ...more });
  const PAGE = LIST.replace("$filter", "$first: Int, $after: String, $filter")
    .replace("tenders(", "tenders(first: $first, after: $after, ")
    .replace("nodes {", "pageInfo { endCursor } nodes { id bidCount");
  const { nodes } = (await admin.graphql(PAGE, byBids("descending", { first: 100 }))).data.tenders;
  expect(nodes.map(({ bidCount }: { bidCount: number }) => bidCount)).toEqual([1, 1, 1, 1, 0, 0]);

  const none = nodes.at(-1).id as string;
  await api.has(aSubmittedBid({ tenderId: none }));
  await api.has(aSubmittedBid({ tenderId: none }));
  await api.has(aTender({ status: "draft" }));
  const first = (await admin.graphql(PAGE, byBids("descending", { first: 3 }))).data.tenders;
  const rest = (await admin.graphql(PAGE, byBids("descending", { first: 100, after: first.pageInfo.endCursor }))).data
    .tenders;

  expect([...first.nodes, ...rest.nodes].map(({ bidCount }: { bidCount: number }) => bidCount)).toEqual([
    2, 1, 1, 1, 1, 0,
  ]);
  expect(first.nodes[0].id).toBe(none);
  expect(first.totalCount).toBe(6);
  expect((await admin.graphql(PAGE, byBids("ascending", { first: 1 }))).data.tenders.nodes[0].bidCount).toBe(0);
  const counts = async (filter: object) =>
    (await admin.graphql(PAGE, byBids("ascending", { first: 100, filter }))).data.tenders.nodes.map(
      ({ bidCount }: { bidCount: number }) => bidCount,
    );
  expect(await counts({ withoutBids: true })).toEqual([0]);
  expect(await counts({ withoutBids: false })).toEqual([1, 1, 1, 1, 2]);
  expect(await counts({ status: ["draft"] })).toEqual([]);
  expect(await counts({ deleted: true })).toEqual([]);
  expect((await partner.graphql(LIST, byBids("ascending"))).errors).toMatchObject([
    { extensions: { code: "FORBIDDEN" } },
  ]);
});

const ONE = "query ($id: ID, $number: String) { tender(id: $id, number: $number) { title } }";

test("a tender is found by its number, ignoring case; a draft only by administrators, a deleted one by nobody", async () => {
  const api = await testApp();
  await api.has(aTender({ tenderNumber: "AX-2026-é1", title: "open" }));
  await api.has(aTender({ tenderNumber: "AX-2", title: "draft", status: "draft" }));
  await api.has(aTender({ tenderNumber: "AX-3", deletedAt: daysFromNow(-1) }));
  const [admin, partner] = [api.as(await api.has(anAdmin())), api.as(await api.has(aPartner()))];

  for (const client of [admin, partner]) {
    expect((await client.graphql(ONE, { number: " ax-2026-É1 " })).data).toEqual({ tender: { title: "open" } });
    for (const number of ["AX-3", "AX-4", "", "a\0b", "\uD800", "x".repeat(10_000)])
      expect((await client.graphql(ONE, { number })).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  }
  expect((await admin.graphql(ONE, { number: "ax-2" })).data).toEqual({ tender: { title: "draft" } });
  expect((await partner.graphql(ONE, { number: "ax-2" })).errors).toMatchObject([
    { extensions: { code: "NOT_FOUND" } },
  ]);
});

test("a tender is asked for by its id or its number: both or none are a bad input", async () => {
  const api = await testApp();
  const [tender, partner] = [await api.has(aTender()), api.as(await api.has(aPartner()))];

  for (const variables of [{}, { id: null, number: null }, { id: tender.id, number: tender.tenderNumber }])
    expect((await partner.graphql(ONE, variables)).errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { id: expect.any(String), number: expect.any(String) } } },
    ]);
});
