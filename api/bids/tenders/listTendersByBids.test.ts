import { COUNTRY_NAMES } from "#api/core/rules/filterKinds.rules.ts";
import type { Bid } from "#api/bids/Bid.ts";
import { BID_GROUPS, type BidGroup } from "#api/bids/tenders/tendersByBids.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { aSealedTender } from "#api/testing/builders/sealedTenders.ts";
import { testApp } from "#api/testing/testApp.ts";

const LIST = `query ($group: BidGroup!, $filter: TenderFilter, $bids: BidFilter, $first: Int, $after: String) {
  tendersByBids(group: $group, filter: $filter, bids: $bids, first: $first, after: $after) { totalCount nodes { title bidCount } pageInfo { hasNextPage endCursor } }
}`;

async function anOffice() {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const tenderWith = async (tender: Partial<Tender>, ...bids: Partial<Bid>[]) => {
    const { id } = await api.has(aTender(tender));
    for (const bid of bids) await api.has(aSubmittedBid({ tenderId: id, ...bid }));
  };
  const read = async (group: BidGroup, page: object = {}) => {
    const { data, errors } = await admin.graphql(LIST, { group, ...page });
    expect(errors).toBeUndefined();
    return data.tendersByBids as {
      totalCount: number;
      nodes: { title: string }[];
      pageInfo: { endCursor: string | null };
    };
  };
  return {
    api,
    admin,
    tenderWith,
    read,
    titles: async (group: BidGroup) => (await read(group)).nodes.map(({ title }) => title),
  };
}

const PAST = { status: "open", closingDate: daysFromNow(-1) } as const;
const OPEN = { status: "open", closingDate: daysFromNow(1) } as const;

test.each<[BidGroup, string, Partial<Tender>, Partial<Bid>[]]>([
  ["awaitingDecision", "an open tender whose closing time has passed, with a pending bid", PAST, [{}]],
  ["awaitingDecision", "a tender that was closed before its time, with a pending bid", { status: "closed" }, [{}]],
  ["awaitingDecision", "a closed tender with an accepted and a pending bid", PAST, [{ status: "accepted" }, {}]],
  ["withBids", "a tender that takes bids and has one", OPEN, [{}]],
  [
    "withBids",
    "a closed tender whose bids are all decided",
    { status: "closed" },
    [{ status: "accepted" }, { status: "rejected" }],
  ],
  ["withBids", "an awarded tender with a bid that is pending still", { status: "awarded" }, [{}]],
  ["draftsAndWithoutBids", "a draft with a bid", { status: "draft" }, [{}]],
  ["draftsAndWithoutBids", "a tender that takes bids and has none", OPEN, []],
  [
    "draftsAndWithoutBids",
    "a closed tender whose only bid was withdrawn",
    { status: "closed" },
    [{ withdrawnAt: new Date() }],
  ],
])("%s has %s, and no other group has it", async (group, title, tender, bids) => {
  const { tenderWith, titles } = await anOffice();
  await tenderWith({ title, ...tender }, ...bids);

  for (const one of BID_GROUPS) expect(await titles(one)).toEqual(one === group ? [title] : []);
});

test("awaitingDecision is sorted by closing date; the other groups newest first", async () => {
  const { tenderWith, titles } = await anOffice();
  await tenderWith({ title: "closed yesterday", ...PAST }, {});
  await tenderWith({ title: "closed last week", status: "closed", closingDate: daysFromNow(-7) }, {});
  await tenderWith({ title: "older", createdAt: daysFromNow(-9) });
  await tenderWith({ title: "newer" });

  expect(await titles("awaitingDecision")).toEqual(["closed last week", "closed yesterday"]);
  expect(await titles("draftsAndWithoutBids")).toEqual(["newer", "older"]);
});

test("a group is read page by page, each tender once, and counted as a whole", async () => {
  const { tenderWith, read } = await anOffice();
  for (let place = 0; place < 5; place++)
    await tenderWith({ title: String(place), ...PAST, closingDate: daysFromNow(place - 9) }, {}, {});
  await tenderWith({ title: "another group" });

  const seen = [];
  for (let after: string | null = null, pages = 0; pages < 3; pages++) {
    const page = await read("awaitingDecision", { first: 2, after });
    expect(page.totalCount).toBe(5);
    seen.push(...page.nodes.map(({ title }) => title));
    after = page.pageInfo.endCursor;
  }

  expect(seen).toEqual(["0", "1", "2", "3", "4"]);
});

test("a filter keeps the tenders of a group that hold to it, over all pages, and counts them", async () => {
  const { tenderWith, read } = await anOffice();
  for (const title of ["Weir one", "Bridge", "Weir two"]) await tenderWith({ title, ...PAST }, {});

  const first = await read("awaitingDecision", { filter: { search: "WEIR" }, first: 1 });
  const second = await read("awaitingDecision", {
    filter: { search: "WEIR" },
    first: 1,
    after: first.pageInfo.endCursor,
  });

  expect(first.totalCount).toBe(2);
  expect([first, second].flatMap(({ nodes }) => nodes.map(({ title }) => title)).sort()).toEqual([
    "Weir one",
    "Weir two",
  ]);
});

test("a filter by other tender fields leaves groups whose tenders do not match empty", async () => {
  const { tenderWith, read } = await anOffice();
  await tenderWith({ title: "Passed", ...PAST }, {});
  await tenderWith({ title: "Running", ...OPEN }, {});

  const accepting = { filter: { acceptsBids: true } };

  expect((await read("awaitingDecision", accepting)).nodes).toEqual([]);
  expect((await read("withBids", accepting)).nodes).toMatchObject([{ title: "Running" }]);
});

test("a filter of bids keeps the tenders with a live bid that meets all of it, each once and with the number of all its bids", async () => {
  const { tenderWith, read } = await anOffice();
  await tenderWith(
    { title: "Two match of three", ...PAST },
    { bidAmount: 500, timelineDays: 90 },
    { bidAmount: 600, timelineDays: 90 },
    { bidAmount: 10, timelineDays: 400 },
  );
  await tenderWith(
    { title: "Half by one bid, half by another", ...PAST },
    { bidAmount: 500, timelineDays: 400 },
    { bidAmount: 10, timelineDays: 90 },
  );
  await tenderWith(
    { title: "Withdrawn", ...PAST },
    { bidAmount: 500, timelineDays: 90, withdrawnAt: new Date() },
    { bidAmount: 10, timelineDays: 400 },
  );
  await tenderWith({ title: "In another group", ...OPEN }, { bidAmount: 500, timelineDays: 90 });

  const found = await read("awaitingDecision", { bids: { amountFrom: 500, daysTo: 90 } });

  expect(found).toMatchObject({ totalCount: 1, nodes: [{ title: "Two match of three", bidCount: 3 }] });
  expect((await read("withBids", { bids: { amountFrom: 500, daysTo: 90 } })).nodes).toMatchObject([
    { title: "In another group" },
  ]);
  expect((await read("draftsAndWithoutBids", { bids: {} })).nodes).toEqual([]);
});

test("filters of the same name ask the tender and its bids each for their own", async () => {
  const { tenderWith, read } = await anOffice();
  await tenderWith({ title: "Weir in Kenya", status: "closed", country: "Kenya" }, { status: "accepted" }, {});
  await tenderWith({ title: "Weir in Ghana", status: "closed", country: "Ghana" }, { status: "accepted" }, {});
  await tenderWith({ title: "Dam in Kenya", ...PAST, country: "Kenya" }, { status: "accepted" }, {});
  await tenderWith({ title: "Weir in Kenya, undecided", status: "closed", country: "Kenya" }, {}, {});

  const { nodes } = await read("awaitingDecision", {
    filter: { search: "in", status: ["closed"], country: ["Kenya"] },
    bids: { search: "weir", status: ["accepted"], tenderCountry: ["Kenya"] },
  });

  expect(nodes).toMatchObject([{ title: "Weir in Kenya", bidCount: 2 }]);
});

test("filters of bids by their terms keep no tender for a sealed bid; others do", async () => {
  const { api, read } = await anOffice();
  const [tender, company] = [await api.has(aSealedTender({ title: "Sealed" })), api.as(await api.has(aBidder()))];
  const bid = {
    tenderId: tender.id,
    bidAmount: 100,
    timelineDays: 30,
    technicalProposal: "We launch the girders from the south bank.".repeat(2),
    documentsUrl: null,
  };
  expect(await company.post("/api/bids", bid)).toMatchObject({ status: 201 });

  for (const bids of [{ amountFrom: 0 }, { amountTo: Number.MAX_SAFE_INTEGER }, { daysFrom: 0 }, { daysTo: 36_500 }])
    expect((await read("withBids", { bids })).nodes).toEqual([]);
  expect((await read("withBids", { bids: { status: ["pending"] } })).nodes).toMatchObject([{ title: "Sealed" }]);
});

test.each([
  [
    { bids: { daysFrom: -1, country: ["Atlantis"] } },
    {
      "bids.daysFrom": "Must be from 0 to 36,500 days",
      "bids.country": COUNTRY_NAMES.expected,
    },
  ],
  [{ bids: { tenderId: "1" } }, { "bids.tenderId": "Must be an id: a UUID" }],
  [{ bids: { includeWithdrawn: true } }, { "bids.includeWithdrawn": "Only live bids count here" }],
  [{ filter: { country: ["Atlantis"] }, bids: {} }, { country: "Invalid input" }],
])("what cannot be asked of a group is refused by its name: %j", async (args, fields) => {
  const { admin } = await anOffice();

  const { errors } = await admin.graphql(LIST, { group: "withBids", ...args });

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields } }]);
});

test("a deleted tender is in no group", async () => {
  const { tenderWith, titles } = await anOffice();
  await tenderWith({ ...PAST, deletedAt: new Date() }, {});

  for (const group of BID_GROUPS) expect(await titles(group)).toEqual([]);
});

test("only administrators read the groups", async () => {
  const { api } = await anOffice();
  const partner = api.as(await api.has(aBidder()));

  const { errors } = await partner.graphql(LIST, { group: "awaitingDecision" });

  expect(errors?.[0]).toMatchObject({ message: "Admin access required", extensions: { code: "FORBIDDEN" } });
});

test.each([
  [{ field: "title", direction: "ascending" }, ["Alba", "Bridge", "Canal"]],
  [{ field: "title", direction: "descending" }, ["Canal", "Bridge", "Alba"]],
  [{ field: "budgetMax", direction: "descending" }, ["Bridge", "Canal", "Alba"]],
])("each group can be sorted by %o, page by page", async (orderBy, expected) => {
  const { api, tenderWith } = await anOffice();
  const admin = api.as(await api.has(anAdmin()));
  await tenderWith({ title: "Bridge", ...PAST, budgetMax: 900_000, closingDate: daysFromNow(-3) }, {});
  await tenderWith({ title: "Alba", ...PAST, budgetMax: 300_000, closingDate: daysFromNow(-2) }, {}, {});
  await tenderWith({ title: "Canal", ...PAST, budgetMax: 600_000, closingDate: daysFromNow(-1) }, {}, {}, {});
  const list =
    "query ($after: String, $orderBy: TenderOrder) { tendersByBids(group: awaitingDecision, first: 2, after: $after, orderBy: $orderBy) { nodes { title } pageInfo { endCursor } } }";
  const read = async (after?: string) =>
    (await admin.graphql(list, { after: after ?? null, orderBy })).data.tendersByBids as {
      nodes: { title: string }[];
      pageInfo: { endCursor: string };
    };

  const first = await read();
  const rest = await read(first.pageInfo.endCursor);

  expect([...first.nodes, ...rest.nodes].map(({ title }) => title)).toEqual(expected);
});

test("a group is not sorted by the number of bids", async () => {
  const { api } = await anOffice();
  const admin = api.as(await api.has(anAdmin()));

  const { errors } = await admin.graphql(
    "{ tendersByBids(group: withBids, orderBy: { field: bidCount, direction: descending }) { totalCount } }",
  );

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { orderBy: expect.any(String) } } }]);
});
