import { companyIdOf } from "#api/company-profiles/companyId.rules.ts";
import { COUNTRY_NAMES } from "#api/core/rules/filterKinds.rules.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import {
  aBid,
  aBidder,
  aPartner,
  aSubmittedBid,
  aTender,
  daysFromNow,
  tenderInput,
} from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import type { TestApp } from "#api/testing/testApp.ts";

const LIST = `query ($filter: CompanyFilter, $orderBy: CompanyOrder, $first: Int, $after: String) {
  companies(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    changesUntil totalCount pageInfo { hasNextPage endCursor }
    nodes { id companyName createdAt updatedAt bidCount wins awardedValue profile { industry } bids(first: 2) { totalCount nodes { bidAmount } } }
  }
}`;
interface Listed {
  nodes: {
    id: string;
    companyName: string;
    bidCount: number;
    wins: number;
    awardedValue: number;
    bids: { totalCount: number; nodes: object[] };
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
  changesUntil: string;
}
async function list(admin: Client, variables: object = {}) {
  const { data, errors } = await admin.graphql(LIST, { first: 20, ...variables });
  expect(errors).toBeUndefined();
  return data.companies as Listed;
}
const names = ({ nodes }: Listed) => nodes.map(({ companyName }) => companyName);

/**
 * Creates three companies. Alba has two live bids, and the one of 900 has won. Baobab has a live bid of 800. Cedar has
 * only a withdrawn bid.
 */
async function threeCompanies(api: TestApp) {
  const alba = await api.has(
    aBidder(
      { companyTypology: "engineer" },
      { companyName: "Alba", addressCountry: "Kenya", industry: "Construction" },
    ),
  );
  const baobab = await api.has(aBidder({}, { companyName: "Baobab", addressCountry: "Ghana" }));
  const cedar = await api.has(aBidder({}, { companyName: "Cedar", addressCountry: "Kenya" }));
  const [won, open] = [await api.has(aTender({ status: "awarded" })), await api.has(aTender())];
  await api.has(
    aSubmittedBid({ tenderId: won.id, companyId: alba.id, bidAmount: 900, status: "accepted", decidedAt: new Date() }),
  );
  await api.has(aSubmittedBid({ tenderId: won.id, companyId: baobab.id, bidAmount: 800 }));
  await api.has(aSubmittedBid({ tenderId: open.id, companyId: alba.id, bidAmount: 700 }));
  await api.has(aSubmittedBid({ companyId: cedar.id, withdrawnAt: new Date() }));
  return { alba, baobab, cedar, open };
}

test("companies have their live bids, wins and awarded value, and are sorted by each", async () => {
  const { api, admin } = await adminAndPartner();
  const { alba } = await threeCompanies(api);
  const sorted = async (field: string, direction = "descending") =>
    names(await list(admin, { orderBy: { field, direction } }));

  const { nodes } = await list(admin);

  expect(nodes.find(({ id }) => id === companyIdOf(alba.id))).toMatchObject({
    bidCount: 2,
    wins: 1,
    awardedValue: 900,
    bids: { totalCount: 2, nodes: [{ bidAmount: 700 }, { bidAmount: 900 }] },
  });
  expect(await sorted("bidCount")).toEqual(["Alba", "Baobab", "Cedar"]);
  expect((await sorted("wins"))[0]).toBe("Alba");
  expect((await sorted("awardedValue"))[0]).toBe("Alba");
  expect(await sorted("companyName")).toEqual(["Cedar", "Baobab", "Alba"]);
  expect(await sorted("createdAt", "ascending")).toEqual(["Alba", "Baobab", "Cedar"]);
});

test("companies are filtered by country, industry, typology, text and change, and have pages in every order", async () => {
  const { api, admin } = await adminAndPartner();
  const { baobab } = await threeCompanies(api);
  const kept = async (filter: object) => names(await list(admin, { filter }));
  const orderBy = { field: "awardedValue", direction: "descending" };
  const page = await list(admin, { orderBy, first: 2 });
  const rest = await list(admin, { orderBy, first: 2, after: page.pageInfo.endCursor });
  await api.db.query("UPDATE company_profiles SET phone = '7' WHERE user_id = $1", [baobab.id]);

  expect(await kept({ country: ["Kenya"] })).toEqual(["Alba", "Cedar"]);
  expect(await kept({ industry: ["Construction"] })).toEqual(["Alba"]);
  expect(await kept({ companyTypology: ["engineer"] })).toEqual(["Alba"]);
  expect(await kept({ search: "BAO" })).toEqual(["Baobab"]);
  expect(await kept({ search: "%" })).toEqual([]);
  expect(await kept({ changedSince: rest.changesUntil })).toContain("Baobab");
  expect([...names(page), ...names(rest)].sort()).toEqual(["Alba", "Baobab", "Cedar"]);
});

test("what is no country is refused by the filter's name", async () => {
  const { admin } = await adminAndPartner();

  const { errors } = await admin.graphql(LIST, { first: 1, filter: { country: ["Kenya", "Atlantis"] } });

  expect(errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { country: COUNTRY_NAMES.expected } } },
  ]);
});

test("a time in the future is refused", async () => {
  const { admin } = await adminAndPartner();

  const { errors } = await admin.graphql(LIST, { first: 1, filter: { changedSince: daysFromNow(1).toISOString() } });

  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { changedSince: expect.any(String) as string },
  });
});

test("the number of statements does not grow with the companies", async () => {
  const { api, admin } = await adminAndPartner();
  await threeCompanies(api);
  await list(admin);
  const few = await api.statementsOf(() => list(admin));
  for (let more = 0; more < 6; more++) await api.has(aBidder());

  const many = await api.statementsOf(() => list(admin));

  expect(many).toHaveLength(few.length);
});

test("a partner reads the figures and bids of the own company, of no other one, and not the list", async () => {
  const { api } = await adminAndPartner();
  const { alba } = await threeCompanies(api);
  const own =
    "{ me { companyProfile { companyName } bids { totalCount nodes { bidAmount company { bidCount wins awardedValue bids { totalCount } } } } } }";

  const { data, errors } = await api.as(alba).graphql(own);
  const refused = await api.as(alba).graphql(LIST, { first: 1 });

  expect(errors).toBeUndefined();
  expect(data.me).toMatchObject({
    companyProfile: { companyName: "Alba" },
    bids: {
      totalCount: 2,
      nodes: [
        { bidAmount: 700, company: { bidCount: 2, wins: 1, awardedValue: 900, bids: { totalCount: 2 } } },
        { bidAmount: 900 },
      ],
    },
  });
  expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("while a tender is sealed its bids have no amount below companies and users, and add nothing to a value", async () => {
  const { api, admin } = await adminAndPartner();
  const { body, errors } = await admin
    .graphql("mutation ($input: TenderInput!) { createTender(input: $input) { id } }", {
      input: tenderInput({ sealed: true }),
    })
    .then(({ data, errors: wrong }) => ({ body: data.createTender as { id: string }, errors: wrong }));
  expect(errors).toBeUndefined();
  const bidder = await api.has(aBidder({}, { companyName: "Secret" }));
  const client = api.as(bidder);
  await client.post("/api/bids", aBid({ tenderId: body.id, bidAmount: 123_456_789 }));
  const users =
    "query ($id: ID!) { user(id: $id) { companyProfile { companyName } bids { nodes { bidAmount technicalProposal timelineDays isSealed } } } }";

  const { nodes } = await list(admin, { filter: { search: "Secret" } });
  const byUser = await admin.graphql(users, { id: bidder.id });
  const byItself = await client.graphql("{ me { bids { nodes { bidAmount } } } }");

  expect(nodes).toMatchObject([{ bidCount: 1, wins: 0, awardedValue: 0, bids: { nodes: [{ bidAmount: null }] } }]);
  expect(byUser.data.user).toEqual({
    companyProfile: { companyName: "Secret" },
    bids: { nodes: [{ bidAmount: null, technicalProposal: null, timelineDays: null, isSealed: true }] },
  });
  expect(byItself.data.me.bids.nodes).toEqual([{ bidAmount: 123_456_789 }]);
});

test.each(["submittedAt", "bidAmount", "tenderClosingDate", "status"])(
  "the bids below companies and users are filtered, and have pages by %s, each once",
  async (field) => {
    const { api, admin } = await adminAndPartner();
    const { alba, open } = await threeCompanies(api);
    await api.has(aSubmittedBid({ companyId: alba.id, bidAmount: 500, withdrawnAt: new Date() }));
    await api.has(aSubmittedBid({ companyId: alba.id, bidAmount: 600 }));
    const read = `query ($id: ID!, $after: String, $filter: BidFilter, $orderBy: BidOrder) {
    user(id: $id) { bids(first: 2, after: $after, filter: $filter, orderBy: $orderBy) { totalCount nodes { bidAmount company { bids(first: 1, after: $after, filter: $filter, orderBy: $orderBy) { nodes { bidAmount } } } } pageInfo { hasNextPage endCursor } } }
  }`;
    const found: number[] = [];
    const page = async (variables: object) => {
      const { data, errors } = await admin.graphql(read, { id: alba.id, ...variables });
      expect(errors).toBeUndefined();
      const { nodes, ...rest } = data.user.bids as {
        nodes: { bidAmount: number; company: { bids: { nodes: object[] } } }[];
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string };
      };
      for (const { company } of nodes) expect(company.bids.nodes).toEqual([{ bidAmount: nodes[0]!.bidAmount }]);
      return { amounts: nodes.map(({ bidAmount }) => bidAmount), ...rest };
    };

    let after: string | null = null;
    do {
      const { amounts, totalCount, pageInfo } = await page({ after, orderBy: { field, direction: "descending" } });
      expect(totalCount).toBe(3);
      found.push(...amounts);
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);

    expect([...found].sort()).toEqual([600, 700, 900]);
    expect(found).toEqual(field === "bidAmount" ? [900, 700, 600] : found);
    expect(await page({ filter: { tenderId: open.id } })).toMatchObject({ amounts: [700], totalCount: 1 });
    expect((await page({ filter: { includeWithdrawn: true, amountTo: 500 } })).amounts).toEqual([500]);
  },
);

test("the newest bids of a company go on below it, after their own cursor", async () => {
  const { api, admin } = await adminAndPartner();
  const { alba } = await threeCompanies(api);
  const read =
    "query ($id: ID!, $after: String) { user(id: $id) { bids(first: 1, after: $after) { nodes { bidAmount } pageInfo { hasNextPage endCursor } } } }";
  const { data } = await admin.graphql(read, { id: alba.id });

  const rest = await admin.graphql(read, { id: alba.id, after: data.user.bids.pageInfo.endCursor as string });

  expect(data.user.bids.nodes).toEqual([{ bidAmount: 700 }]);
  expect(rest.data.user.bids).toMatchObject({ nodes: [{ bidAmount: 900 }], pageInfo: { hasNextPage: false } });
});

test("the bids below companies take as many statements for three companies as for nine, whatever filters and sorts them", async () => {
  const { api, admin } = await adminAndPartner();
  await threeCompanies(api);
  const read =
    "{ companies { nodes { bids(first: 3, filter: { amountFrom: 1 }, orderBy: { field: bidAmount, direction: ascending }) { totalCount nodes { bidAmount } } } } }";
  // The audit trail records a user's reading of a tender's bids once in ten minutes. Read once before counting, so that
  // the statements that record the reading are not counted.
  const statements = async () => {
    await admin.graphql(read);
    return api.statementsOf(() => admin.graphql(read));
  };
  const few = await statements();
  for (let more = 0; more < 6; more++) await api.has(aSubmittedBid());

  const many = await statements();

  expect(many).toHaveLength(few.length);
  expect(many.filter((sql) => sql.includes("submitted_bids")).length).toBe(2);
});

test("no filter and no order below a company shows a partner another company's bids", async () => {
  const { api } = await adminAndPartner();
  const { alba, baobab } = await threeCompanies(api);
  const read =
    "query ($filter: BidFilter) { me { bids(filter: $filter) { totalCount nodes { id } } } bid: myBids(first: 1) { nodes { company { bids(filter: $filter) { totalCount } } } } }";

  const { data } = await api.as(alba).graphql(read, { filter: { companyId: baobab.id } });

  expect(data).toEqual({
    me: { bids: { totalCount: 0, nodes: [] } },
    bid: { nodes: [{ company: { bids: { totalCount: 0 } } }] },
  });
});

test.each([
  ['after: "none"', "after"],
  ["first: 101, filter: { amountFrom: 1 }", "first"],
  ['filter: { country: ["Atlantis"] }', "country"],
  ['filter: { changedSince: "2999-01-01" }', "changedSince"],
])("bids(%s) below a user is a bad input", async (args, name) => {
  const { admin } = await adminAndPartner();

  const { errors } = await admin.graphql(`{ me { bids(${args}) { totalCount nodes { id } } } }`);

  expect(errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { [name]: expect.any(String) as string },
  });
});

test("a sign-in answers no bids of anybody, a bad page size is refused, and bids of a company go on in the list of bids", async () => {
  const { api, admin } = await adminAndPartner();
  const { alba } = await threeCompanies(api);
  await api.has(aPartner());
  const page =
    "query ($id: ID!, $first: Int!) { user(id: $id) { bids(first: $first) { nodes { bidAmount } pageInfo { hasNextPage endCursor } } } }";
  const { data } = await admin.graphql(page, { id: alba.id, first: 1 });
  const { endCursor } = (data.user as { bids: { pageInfo: { endCursor: string } } }).bids.pageInfo;

  const rest = await admin.graphql(
    "query ($id: ID!, $after: String!) { bids(filter: { companyId: $id }, after: $after) { nodes { bidAmount } } }",
    { id: alba.id, after: endCursor },
  );
  const wrong = await Promise.all([0, 101, -1].map((first) => admin.graphql(page, { id: alba.id, first })));

  expect(data.user).toMatchObject({ bids: { nodes: [{ bidAmount: 700 }], pageInfo: { hasNextPage: true } } });
  expect(rest.data.bids.nodes).toEqual([{ bidAmount: 900 }]);
  for (const { errors } of wrong)
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { first: expect.any(String) as string },
    });
});

test("bids that changed since are listed: revised, decided and withdrawn ones", async () => {
  const { api, admin } = await adminAndPartner();
  const { baobab, open } = await threeCompanies(api);
  const client = api.as(baobab);
  const { body: bid } = await client.post("/api/bids", aBid({ tenderId: open.id }));
  const read =
    "query ($since: DateTimeISO!) { bids(filter: { changedSince: $since, includeWithdrawn: true }) { changesUntil nodes { id updatedAt withdrawnAt } } }";
  const { data } = await admin.graphql(read, { since: "2001-01-01" });
  await client.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });

  const next = await admin.graphql(read, { since: data.bids.changesUntil as string });
  const future = await admin.graphql(read, { since: daysFromNow(1).toISOString() });

  expect((data.bids.nodes as object[]).length).toBe(5);
  expect(next.data.bids.nodes).toContainEqual(
    expect.objectContaining({ id: bid.id, withdrawnAt: expect.any(String) as string }),
  );
  expect(future.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { changedSince: expect.any(String) as string },
  });
});

test("a company whose user was deleted or erased is told as removed, by its id and once; a restored one comes back; an account without a profile was no company", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const { alba, baobab, cedar } = await threeCompanies(api);
  const plain = await api.has(aPartner());
  const removed =
    "query ($since: DateTimeISO!) { removedCompanies(changedSince: $since) { changesUntil nodes { id removedAt } } }";
  const { changesUntil: since } = await list(admin);
  for (const { id } of [alba, cedar, plain]) await admin.delete(`/api/users/${id}`);
  await api.db.query(
    "UPDATE users SET username = 'closed-' || id, email = 'closed-account@erased.invalid', password_hash = 'erased', erased_at = now(), deleted_at = now() WHERE id = $1",
    [baobab.id],
  );
  const read = async (from = since) => {
    const { data, errors } = await admin.graphql(removed, { since: from });
    expect(errors).toBeUndefined();
    return data.removedCompanies as { changesUntil: string; nodes: { id: string }[] };
  };

  const first = await read();
  await admin.graphql("mutation ($id: ID!) { restoreUser(id: $id) { id } }", { id: cedar.id });

  expect(first.nodes.map(({ id }) => id)).toEqual([alba.id, cedar.id, baobab.id].map(companyIdOf));
  expect((await read()).nodes.map(({ id }) => id)).toEqual([alba.id, baobab.id].map(companyIdOf));
  expect((await read(first.changesUntil)).nodes).toEqual([]);
  expect(names(await list(admin, { filter: { changedSince: first.changesUntil } }))).toEqual(["Cedar"]);
  expect((await partner.graphql(removed, { since })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await admin.graphql(removed, { since: daysFromNow(1).toISOString() })).errors?.[0]?.extensions.code).toBe(
    "BAD_USER_INPUT",
  );
});

test("the orders by figures follow every change: a new company, a bid, its withdrawal, an award, and a tender that is deleted and restored", async () => {
  const { api, admin } = await adminAndPartner();
  const [alba, baobab] = [
    await api.has(aBidder({}, { companyName: "Alba" })),
    await api.has(aBidder({}, { companyName: "Baobab" })),
  ];
  const first = async (field: string) => names(await list(admin, { orderBy: { field, direction: "descending" } }))[0];
  const bidOn = async (person: typeof alba, tenderId: string) =>
    (await api.as(person).post("/api/bids", aBid({ tenderId, bidAmount: 900 }))).body.id as string;
  const [one, other] = [await api.has(aTender()), await api.has(aTender())];
  const seen: (string | undefined)[] = [];

  await bidOn(alba, one.id);
  seen.push(await first("bidCount"));
  await bidOn(baobab, one.id);
  const second = await bidOn(baobab, other.id);
  seen.push(await first("bidCount"));
  await api.as(baobab).graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: second });
  const third = await bidOn(alba, other.id);
  seen.push(await first("bidCount"));
  await api.db.query("UPDATE bids SET status = 'accepted', decided_at = now() WHERE id = $1", [third]);
  await api.db.query("UPDATE tenders SET status = 'awarded' WHERE id = $1", [other.id]);
  seen.push(await first("wins"), await first("awardedValue"));
  const keptWins = async () =>
    (await api.db.query<{ wins: number }[]>("SELECT wins FROM company_figures WHERE company_id = $1", [alba.id]))[0]
      ?.wins;
  const won = await keptWins();
  await admin.graphql("mutation ($id: ID!) { deleteTender(id: $id) { id } }", { id: other.id });
  await first("wins");
  const afterDeletion = await keptWins();
  await admin.graphql("mutation ($id: ID!) { restoreTender(id: $id) { id } }", { id: other.id });
  await first("wins");

  expect(seen).toEqual(["Alba", "Baobab", "Alba", "Alba", "Alba"]);
  expect([won, afterDeletion, await keptWins()]).toEqual([1, 0, 1]);
});
