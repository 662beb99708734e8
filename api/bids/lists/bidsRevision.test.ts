import { afterRestore } from "#api/database/backup/afterRestore.ts";
import { adminAndPartner } from "#api/testing/adminAndPartner.ts";
import { aBid, aBidder, aSubmittedBid, aTender, PROPOSAL } from "#api/testing/builders/builders.ts";
import type { Client } from "#api/testing/client.ts";
import { serverUrl } from "#api/testing/database.ts";

const onServerOnly = serverUrl() ? test : test.skip; // The embedded database has one connection; this test needs more.

const ASK = "query BidsRevision { bidsRevision }";
const revision = async (client: Client) => (await client.graphql(ASK)).data.bidsRevision as string;

/** Creates users, an open tender that accepts bids, and a closed tender whose bids can be decided. */
async function anOffice() {
  const { api, admin, partner } = await adminAndPartner();
  const company = await api.has(aBidder());
  const bidder = api.as(company);
  await bidder.openSession();
  return {
    api,
    admin,
    partner,
    company,
    bidder,
    tender: await api.has(aTender()),
    closed: await api.has(aTender({ status: "closed" })),
  };
}

test("every change that All Bids shows changes the revision of the bids", async () => {
  const { api, admin, bidder, tender, closed, company } = await anOffice();
  const decided = await api.has(aSubmittedBid({ tenderId: closed.id, companyId: company.id }));
  const seen = [await revision(admin)];

  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  seen.push(await revision(admin));
  await bidder.graphql("mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }", {
    id: bid.id,
    input: { bidAmount: 1, technicalProposal: PROPOSAL, timelineDays: 1 },
  });
  seen.push(await revision(admin));
  await bidder.graphql("mutation ($id: ID!) { withdrawBid(id: $id) { id } }", { id: bid.id });
  seen.push(await revision(admin));
  for (const status of ["accepted", "pending"]) {
    await admin.graphql("mutation ($id: ID!, $status: BidStatus!) { decideBid(id: $id, status: $status) { id } }", {
      id: decided.id,
      status,
    });
    seen.push(await revision(admin));
  }
  await admin.graphql(
    "mutation ($tenderId: ID!, $bidId: ID!) { awardTender(tenderId: $tenderId, bidId: $bidId) { id } }",
    { tenderId: closed.id, bidId: decided.id },
  );
  seen.push(await revision(admin));
  await bidder.patch("/api/company-profile", { companyName: "Renamed Works" });
  seen.push(await revision(admin));
  await admin.patch(`/api/users/${company.id}`, { email: "renamed@example.org" });
  seen.push(await revision(admin));
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Renamed" });
  seen.push(await revision(admin));

  expect(new Set(seen).size).toBe(seen.length);
});

test("what All Bids does not show does not change it: drafts of bids, refused bids, sign-ins and blocks", async () => {
  const { admin, partner, bidder, tender, company } = await anOffice();
  const before = await revision(admin);

  await bidder.graphql('mutation ($id: ID!) { saveBidDraft(tenderId: $id, input: { bidAmount: "5" }) { version } }', {
    id: tender.id,
  });
  await partner.post("/api/bids", aBid({ tenderId: tender.id }));
  await bidder.signIn();
  await admin.patch(`/api/users/${company.id}`, { status: "blocked" });

  expect(await revision(admin)).toBe(before);
});

test("while nothing changes the revision costs one statement, and bids do not cost the tenders' revision more", async () => {
  const { api, admin, bidder, tender } = await anOffice();
  for (const query of [ASK, "{ tenderRevision }"]) await admin.graphql(query);
  const unchanged = await api.statementsOf(() => admin.graphql(ASK));
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  const ofTenders = await api.statementsOf(() => admin.graphql("{ tenderRevision }"));

  expect([unchanged.length, ofTenders.length]).toEqual([1, 1]);
});

test("a partner is not told the revision of the bids, and a list's is that of the page or an earlier one", async () => {
  const { admin, partner, bidder, tender } = await anOffice();
  const lists = "{ bids { bidsRevision } tendersByBids(group: withBids) { bidsRevision } bidsRevision }";
  const { data } = await admin.graphql(lists);

  const { errors } = await partner.graphql(ASK);
  const own = await bidder.graphql("{ myBids { bidsRevision } tenders { bidsRevision } }");
  await bidder.post("/api/bids", aBid({ tenderId: tender.id }));

  expect(errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
  expect(own.data).toEqual({ myBids: { bidsRevision: null }, tenders: { bidsRevision: null } });
  expect(data).toEqual({
    bids: { bidsRevision: data.bidsRevision },
    tendersByBids: { bidsRevision: data.bidsRevision },
    bidsRevision: data.bidsRevision,
  });
  expect(await revision(admin)).not.toBe(data.bidsRevision);
});

onServerOnly(
  "of bids at the same time none waits for another one's count, and each is told once it is committed, in any order",
  async () => {
    const { api, admin, tender } = await anOffice();
    const runners = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const runner = api.db.createQueryRunner();
        await runner.startTransaction();
        await runner.query("SET LOCAL lock_timeout = '1s'");
        await aSubmittedBid({ tenderId: tender.id })(runner.manager);
        return runner;
      }),
    );
    const seen = [await revision(admin), await revision(admin)];

    for (const runner of [runners[2]!, runners[0]!, runners[3]!]) {
      await runner.commitTransaction();
      seen.push(await revision(admin));
    }
    await runners[1]!.rollbackTransaction();
    seen.push(await revision(admin));
    await Promise.all(runners.map((runner) => runner.release()));

    expect(seen[1]).toBe(seen[0]);
    expect(seen[5]).toBe(seen[4]);
    expect(new Set(seen).size).toBe(4);
  },
);

onServerOnly("no change is lost while forty companies write and the revision is read all the time", async () => {
  const { api, admin, tender } = await anOffice();
  const pairs = new Map<string, number>();
  const wrong: string[] = [];
  const written = new AbortController();
  const reading = (async () => {
    while (!written.signal.aborted) {
      const [row] = await api.db.query<{ revision: string; count: number }[]>(
        "SELECT (SELECT coalesce(sum(changes), 0)::text || '.' || coalesce(sum(xmin::text::bigint), 0) FROM bid_change_counts) AS revision, (SELECT count(*)::int FROM bids) AS count",
      );
      const { revision: current, count } = row!;
      if ((pairs.get(current) ?? count) !== count) wrong.push(current);
      pairs.set(current, count);
    }
  })();

  await Promise.all(Array.from({ length: 40 }, () => api.has(aSubmittedBid({ tenderId: tender.id }))));
  written.abort();
  await reading;

  expect(wrong).toEqual([]);
  expect(pairs.size).toBeGreaterThan(2);
  expect(await revision(admin)).toBeTruthy();
});

test("after a restore the revision is another one, although as many changes were counted", async () => {
  const { api, admin } = await anOffice();
  const before = await revision(admin);

  await afterRestore(api.db);
  await admin.openSession();

  expect(await revision(admin)).not.toBe(before);
});

test("a bid without addenda is one change, and a confirmed addendum changes the revision, too", async () => {
  const { api, admin, bidder, tender } = await anOffice();
  const changes = async () =>
    Number(
      (await api.db.query<{ sum: string }[]>("SELECT coalesce(sum(changes), 0) AS sum FROM bid_change_counts"))[0]?.sum,
    );
  const before = await changes();

  const { status, body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  const afterBid = await changes();
  const amended = await admin.patch(`/api/tenders/${tender.id}`, {
    requirements: "ISO 9001 and ISO 14001",
    version: tender.version,
  });
  const beforeConfirming = await changes();
  const confirmed = await bidder.graphql("mutation ($id: ID!) { confirmAddenda(bidId: $id, upTo: 1) { id } }", {
    id: bid.id,
  });

  expect([status, amended.status, confirmed.errors]).toEqual([201, 200, undefined]);
  expect(afterBid - before).toBe(1);
  expect(await changes()).toBeGreaterThan(beforeConfirming);
});
