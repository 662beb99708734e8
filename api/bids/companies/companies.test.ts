import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aBid, aBidder, aPartner, aSubmittedBid, aTender, daysFromNow, tenderInput } from "#api/testing/builders.ts";
import type { Client } from "#api/testing/client.ts";
import type { TestApp } from "#api/testing/testApp.ts";

const LIST = `query ($filter: CompanyFilter, $orderBy: CompanyOrder, $first: Int, $after: String) {
  companies(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
    changesUntil totalCount pageInfo { hasNextPage endCursor }
    nodes { id companyName createdAt updatedAt bidCount wins awardedValue profile { industry } bids(first: 2) { totalCount nodes { bidAmount } } }
  }
}`;
interface Listed {
  nodes: { id: string; companyName: string; bidCount: number; wins: number; awardedValue: number; bids: { totalCount: number; nodes: object[] } }[];
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

/** Alba won 900 of two live bids, Baobab has one bid of 800, Cedar none. */
async function threeCompanies(api: TestApp) {
  const alba = await api.has(aBidder({ companyTypology: "engineer" }, { companyName: "Alba", addressCountry: "Kenya", industry: "Construction" }));
  const baobab = await api.has(aBidder({}, { companyName: "Baobab", addressCountry: "Ghana" }));
  const cedar = await api.has(aBidder({}, { companyName: "Cedar", addressCountry: "Kenya" }));
  const [won, open] = [await api.has(aTender({ status: "awarded" })), await api.has(aTender())];
  await api.has(aSubmittedBid({ tenderId: won.id, companyId: alba.id, bidAmount: 900, status: "accepted", decidedAt: new Date() }));
  await api.has(aSubmittedBid({ tenderId: won.id, companyId: baobab.id, bidAmount: 800 }));
  await api.has(aSubmittedBid({ tenderId: open.id, companyId: alba.id, bidAmount: 700 }));
  await api.has(aSubmittedBid({ companyId: cedar.id, withdrawnAt: new Date() }));
  return { alba, baobab, cedar, open };
}

test("companies have their live bids, wins and awarded value, and are sorted by each", async () => {
  const { api, admin } = await adminAndPartner();
  const { alba } = await threeCompanies(api);
  const sorted = async (field: string, direction = "descending") => names(await list(admin, { orderBy: { field, direction } }));

  const { nodes } = await list(admin);

  expect(nodes.find(({ id }) => id === alba.id)).toMatchObject({ bidCount: 2, wins: 1, awardedValue: 900, bids: { totalCount: 2, nodes: [{ bidAmount: 700 }, { bidAmount: 900 }] } });
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

  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { country: "Invalid input" } } }]);
});

test("a time in the future is refused", async () => {
  const { admin } = await adminAndPartner();

  const { errors } = await admin.graphql(LIST, { first: 1, filter: { changedSince: daysFromNow(1).toISOString() } });

  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { changedSince: expect.any(String) as string } });
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
  const own = "{ me { companyProfile { companyName } bids { totalCount nodes { bidAmount company { bidCount wins awardedValue bids { totalCount } } } } } }";

  const { data, errors } = await api.as(alba).graphql(own);
  const refused = await api.as(alba).graphql(LIST, { first: 1 });

  expect(errors).toBeUndefined();
  expect(data.me).toMatchObject({ companyProfile: { companyName: "Alba" }, bids: { totalCount: 2, nodes: [{ bidAmount: 700, company: { bidCount: 2, wins: 1, awardedValue: 900, bids: { totalCount: 2 } } }, { bidAmount: 900 }] } });
  expect(refused.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
});

test("while a tender is sealed its bids have no amount below companies and users, and add nothing to a value", async () => {
  const { api, admin } = await adminAndPartner();
  const { body, errors } = await admin.graphql("mutation ($input: TenderInput!) { createTender(input: $input) { id } }", { input: tenderInput({ sealed: true }) }).then(({ data, errors: wrong }) => ({ body: data.createTender as { id: string }, errors: wrong }));
  expect(errors).toBeUndefined();
  const bidder = await api.has(aBidder({}, { companyName: "Secret" }));
  const client = api.as(bidder);
  await client.post("/api/bids", aBid({ tenderId: body.id, bidAmount: 123_456_789 }));
  const users = "query ($id: ID!) { user(id: $id) { companyProfile { companyName } bids { nodes { bidAmount technicalProposal timelineDays isSealed } } } }";

  const { nodes } = await list(admin, { filter: { search: "Secret" } });
  const byUser = await admin.graphql(users, { id: bidder.id });
  const byItself = await client.graphql("{ me { bids { nodes { bidAmount } } } }");

  expect(nodes).toMatchObject([{ bidCount: 1, wins: 0, awardedValue: 0, bids: { nodes: [{ bidAmount: null }] } }]);
  expect(byUser.data.user).toEqual({ companyProfile: { companyName: "Secret" }, bids: { nodes: [{ bidAmount: null, technicalProposal: null, timelineDays: null, isSealed: true }] } });
  expect(byItself.data.me.bids.nodes).toEqual([{ bidAmount: 123_456_789 }]);
});

test("a sign-in answers no bids of anybody, a bad page size is refused, and bids of a company go on in the list of bids", async () => {
  const { api, admin } = await adminAndPartner();
  const { alba } = await threeCompanies(api);
  await api.has(aPartner());
  const page = "query ($id: ID!, $first: Int!) { user(id: $id) { bids(first: $first) { nodes { bidAmount } pageInfo { hasNextPage endCursor } } } }";
  const { data } = await admin.graphql(page, { id: alba.id, first: 1 });
  const { endCursor } = (data.user as { bids: { pageInfo: { endCursor: string } } }).bids.pageInfo;

  const rest = await admin.graphql("query ($id: ID!, $after: String!) { bids(filter: { companyId: $id }, after: $after) { nodes { bidAmount } } }", { id: alba.id, after: endCursor });
  const wrong = await Promise.all([0, 101, -1].map((first) => admin.graphql(page, { id: alba.id, first })));

  expect(data.user).toMatchObject({ bids: { nodes: [{ bidAmount: 700 }], pageInfo: { hasNextPage: true } } });
  expect(rest.data.bids.nodes).toEqual([{ bidAmount: 900 }]);
  for (const { errors } of wrong) expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { first: expect.any(String) as string } });
});

test("bids that changed since are listed: revised, decided and withdrawn ones", async () => {
  const { api, admin } = await adminAndPartner();
  const { baobab, open } = await threeCompanies(api);
  const client = api.as(baobab);
  const { body: bid } = await client.post("/api/bids", aBid({ tenderId: open.id }));
  const read = "query ($since: DateTimeISO!) { bids(filter: { changedSince: $since, includeWithdrawn: true }) { changesUntil nodes { id updatedAt withdrawnAt } } }";
  const { data } = await admin.graphql(read, { since: "2001-01-01" });
  await client.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });

  const next = await admin.graphql(read, { since: data.bids.changesUntil as string });
  const future = await admin.graphql(read, { since: daysFromNow(1).toISOString() });

  expect((data.bids.nodes as object[]).length).toBe(5);
  expect(next.data.bids.nodes).toContainEqual(expect.objectContaining({ id: bid.id, withdrawnAt: expect.any(String) as string }));
  expect(future.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { changedSince: expect.any(String) as string } });
});

test("a company whose user was deleted or erased is told as removed, by its id and once; a restored one comes back; an account without a profile was no company", async () => {
  const { api, admin, partner } = await adminAndPartner();
  const { alba, baobab, cedar } = await threeCompanies(api);
  const plain = await api.has(aPartner());
  const removed = "query ($since: DateTimeISO!) { removedCompanies(changedSince: $since) { changesUntil nodes { id removedAt } } }";
  const { changesUntil: since } = await list(admin);
  for (const { id } of [alba, cedar, plain]) await admin.delete(`/api/users/${id}`);
  await api.db.query("UPDATE users SET username = 'closed-' || id, email = 'closed-account@erased.invalid', password_hash = 'erased', erased_at = now(), deleted_at = now() WHERE id = $1", [baobab.id]);
  const read = async (from = since) => {
    const { data, errors } = await admin.graphql(removed, { since: from });
    expect(errors).toBeUndefined();
    return data.removedCompanies as { changesUntil: string; nodes: { id: string }[] };
  };

  const first = await read();
  await admin.graphql("mutation ($id: ID!) { restoreUser(id: $id) { id } }", { id: cedar.id });

  expect(first.nodes.map(({ id }) => id)).toEqual([alba.id, cedar.id, baobab.id]);
  expect((await read()).nodes.map(({ id }) => id)).toEqual([alba.id, baobab.id]);
  expect((await read(first.changesUntil)).nodes).toEqual([]);
  expect(names(await list(admin, { filter: { changedSince: first.changesUntil } }))).toEqual(["Cedar"]);
  expect((await partner.graphql(removed, { since })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  expect((await admin.graphql(removed, { since: daysFromNow(1).toISOString() })).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
});
