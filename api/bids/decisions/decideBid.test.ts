import { randomUUID } from "node:crypto";

import { aBid, aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const DECIDE = `mutation ($id: ID!, $status: BidStatus!, $revision: Int, $seenStatus: BidStatus) {
  decideBid(id: $id, status: $status, revision: $revision, seenStatus: $seenStatus) { id status decidedAt }
}`;
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { status decidedAt revision } }`;
const OPEN_STILL = "This tender still takes bids until its closing time";

/** Creates a tender, by default closed, with two bids, and an administrator. */
async function twoBids(state: Partial<Tender> = { status: "closed" }) {
  const api = await testApp();
  const tender = await api.has(aTender(state));
  const bidder = await api.has(aBidder());
  const [bid, other] = [
    await api.has(aSubmittedBid({ tenderId: tender.id, companyId: bidder.id })),
    await api.has(aSubmittedBid({ tenderId: tender.id })),
  ];
  const admin = await api.has(anAdmin());
  const decide = (id: string, status: string, seen: object = {}) =>
    api.as(admin).graphql(DECIDE, { id, status, ...seen });
  const rows = () => api.db.query<object[]>("SELECT id, status, decided_at, decided_by FROM bids ORDER BY id");
  return { api, tender, bidder, bid, other, admin, decide, rows };
}

test.each([
  ["closed", { status: "closed" }],
  ["open, but its closing time has passed", { closingDate: daysFromNow(-1) }],
  ["a draft again", { status: "draft" }],
] as const)("an admin accepts and rejects bids on a tender that is %s", async (_name, state) => {
  const { api, bid, other, admin, decide, rows, bidder } = await twoBids(state);

  const accepted = await decide(bid.id, "accepted");
  const rejected = await decide(other.id, "rejected");
  const { data } = await api.as(bidder).graphql("{ myBids { nodes { status decidedAt } } }");

  expect(accepted.data.decideBid).toEqual({ id: bid.id, status: "accepted", decidedAt: expect.any(String) });
  expect(rejected.data.decideBid).toEqual({ id: other.id, status: "rejected", decidedAt: expect.any(String) });
  expect(await rows()).toMatchObject([{ decided_by: admin.id }, { decided_by: admin.id }]);
  expect(data.myBids.nodes).toEqual([{ status: "accepted", decidedAt: accepted.data.decideBid.decidedAt }]);
});

test("after a decision is undone another bid can be accepted", async () => {
  const { bid, other, decide, rows } = await twoBids();
  await decide(bid.id, "accepted");

  const back = await decide(bid.id, "pending");
  const accepted = await decide(other.id, "accepted");

  expect(back.data.decideBid).toEqual({ id: bid.id, status: "pending", decidedAt: null });
  expect(accepted.data.decideBid).toMatchObject({ status: "accepted" });
  expect(await rows()).toMatchObject([
    { id: bid.id, decided_by: null },
    { id: other.id, status: "accepted" },
  ]);
});

test("a repeated decision keeps its first time", async () => {
  const { bid, decide } = await twoBids();

  const first = await decide(bid.id, "rejected");
  const second = await decide(bid.id, "rejected");

  expect(second.data.decideBid).toEqual(first.data.decideBid);
});

test("a second bid of a tender cannot be accepted", async () => {
  const { bid, other, decide, rows } = await twoBids();
  await decide(bid.id, "accepted");

  const second = await decide(other.id, "accepted");

  expect(second.errors).toMatchObject([
    {
      message: expect.stringMatching(
        /^Another bid on this tender is accepted already: that of .+\. Take that decision back first\.$/,
      ),
      extensions: { code: "CONFLICT" },
    },
  ]);
  expect(await rows()).toMatchObject([{ status: "accepted" }, { status: "pending" }]);
});

test("a decision on a stale revision of the bid is refused", async () => {
  const { api, tender, bidder, bid, admin, decide, rows } = await twoBids({ status: "open" });
  await api.as(bidder).graphql(REVISE, { id: bid.id, input: aBid({ bidAmount: 280_000 }) });
  await api.as(admin).patch(`/api/tenders/${tender.id}`, { status: "closed" });

  const stale = [
    await decide(bid.id, "accepted", { revision: 1 }),
    await decide(bid.id, "rejected", { revision: 1, seenStatus: "pending" }),
  ];
  const unchanged = await rows();
  const fresh = await decide(bid.id, "accepted", { revision: 2, seenStatus: "pending" });

  for (const { errors } of stale)
    expect(errors).toMatchObject([
      {
        message: "This bid was revised in the meantime. Read its new terms before you decide.",
        extensions: { code: "CONFLICT" },
      },
    ]);
  expect(unchanged).toMatchObject([{ id: bid.id, status: "pending", decided_at: null }, { status: "pending" }]);
  expect(fresh.data.decideBid).toMatchObject({ status: "accepted" });
});

test.each([
  ["accepted", "rejected", "pending"],
  ["rejected", "accepted", "pending"],
  ["pending", "rejected", "accepted"],
])("a decision is refused if another admin has decided since: the bid is %s now", async (now, wanted, seenStatus) => {
  const { api, bid, decide, rows } = await twoBids();
  const colleague = api.as(await api.has(anAdmin()));
  await colleague.graphql(DECIDE, { id: bid.id, status: seenStatus });
  await colleague.graphql(DECIDE, { id: bid.id, status: now });
  const before = await rows();

  const stale = await decide(bid.id, wanted, { revision: 1, seenStatus });
  const unchanged = await rows();
  const fresh = await decide(bid.id, wanted, { revision: 1, seenStatus: now });

  expect(stale.errors).toMatchObject([
    {
      message: `The decision on this bid was changed in the meantime: it is ${now} now.`,
      extensions: { code: "CONFLICT" },
    },
  ]);
  expect(unchanged).toEqual(before);
  expect(fresh.data.decideBid).toMatchObject({ status: wanted });
});

test("a retry of a stored decision is not refused", async () => {
  const { bid, decide } = await twoBids();

  const first = await decide(bid.id, "accepted", { revision: 1, seenStatus: "pending" });
  const again = await decide(bid.id, "accepted", { revision: 1, seenStatus: "pending" });

  expect(again.data.decideBid).toEqual(first.data.decideBid);
});

test.each([
  ["still takes bids", { status: "open" }, OPEN_STILL],
  ["is awarded", { status: "awarded" }, "This tender is awarded already"],
] as const)("no bid is decided while its tender %s", async (_name, state, message) => {
  const { bid, decide, rows } = await twoBids(state);

  const answers = [await decide(bid.id, "accepted"), await decide(bid.id, "rejected"), await decide(bid.id, "pending")];

  for (const { errors } of answers) expect(errors).toMatchObject([{ message, extensions: { code: "CONFLICT" } }]);
  expect(await rows()).toMatchObject([{ status: "pending" }, { status: "pending" }]);
});

test("a withdrawn bid is not decided", async () => {
  const { api, bid, decide } = await twoBids();
  await api.db.query("UPDATE bids SET withdrawn_at = now() WHERE id = $1", [bid.id]);

  const { errors } = await decide(bid.id, "accepted");

  expect(errors).toMatchObject([{ message: "This bid has been withdrawn", extensions: { code: "CONFLICT" } }]);
});

test("a missing bid and a bid of a deleted tender are not found", async () => {
  const { api, bid, tender, admin, decide } = await twoBids();

  const missing = [await decide(randomUUID(), "accepted"), await decide("7", "accepted")];
  await api.as(admin).delete(`/api/tenders/${tender.id}`);
  const deleted = await decide(bid.id, "accepted");

  for (const { errors } of missing)
    expect(errors).toMatchObject([{ message: "Bid not found", extensions: { code: "NOT_FOUND" } }]);
  expect(deleted.errors).toMatchObject([{ message: "Tender not found", extensions: { code: "NOT_FOUND" } }]);
});

test.each(["accepted", "rejected"])(
  "revising a bid that was %s, on a reopened tender, makes it pending",
  async (status) => {
    const { api, tender, bidder, bid, admin, decide, rows } = await twoBids();
    await decide(bid.id, status);
    await api.as(admin).patch(`/api/tenders/${tender.id}`, { status: "open" });

    const { data } = await api.as(bidder).graphql(REVISE, { id: bid.id, input: aBid() });

    expect(data.reviseBid).toEqual({ status: "pending", decidedAt: null, revision: 2 });
    expect(await rows()).toMatchObject([{ id: bid.id, decided_by: null }, {}]);
  },
);

test("of two bids accepted concurrently one is accepted, the other is refused", async () => {
  const { api, bid, other, admin, rows } = await twoBids();
  const admins = [api.as(admin), api.as(await api.has(anAdmin()))] as const;
  await Promise.all(admins.map((client) => client.openSession()));

  const answers = await Promise.all([
    admins[0].graphql(DECIDE, { id: bid.id, status: "accepted" }),
    admins[1].graphql(DECIDE, { id: other.id, status: "accepted" }),
  ]);

  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect((await rows()).filter((row) => "status" in row && row.status === "accepted")).toHaveLength(1);
  expect(api.faults).toEqual([]);
});

test("of two concurrent, different decisions on one bid one is stored, the other is refused", async () => {
  const { api, bid, admin, rows } = await twoBids();
  const admins = [api.as(admin), api.as(await api.has(anAdmin()))] as const;
  await Promise.all(admins.map((client) => client.openSession()));

  const seen = { id: bid.id, revision: 1, seenStatus: "pending" };
  const answers = await Promise.all([
    admins[0].graphql(DECIDE, { ...seen, status: "accepted" }),
    admins[1].graphql(DECIDE, { ...seen, status: "rejected" }),
  ]);

  const stood = answers.flatMap(({ data }) => (data?.decideBid ? [data.decideBid as object] : []));
  expect(stood).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(await rows()).toMatchObject([{ status: (stood[0] as { status: string }).status }, { status: "pending" }]);
});

test("a decision does not change tenderRevision", async () => {
  const { api, admin, bid, decide } = await twoBids();
  const revision = async () => (await api.as(admin).graphql("{ tenderRevision }")).data.tenderRevision as string;
  const before = await revision();

  await decide(bid.id, "accepted");

  expect(await revision()).toBe(before);
});
