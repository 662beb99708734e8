import { randomUUID } from "node:crypto";

import type { Bid } from "#api/bids/Bid.ts";
import { aBid, aBidder, anAdmin, aSubmittedBid, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";
import type { Tender } from "#api/tenders/Tender.ts";

const AWARD = `mutation ($tenderId: ID!, $bidId: ID!, $version: Int, $revision: Int, $seenStatus: BidStatus, $seenBids: [SeenLiveBid!]) {
  awardTender(tenderId: $tenderId, bidId: $bidId, version: $version, revision: $revision, seenStatus: $seenStatus, seenBids: $seenBids) { id status version bids { id status decidedAt } }
}`;
const REVISE = `mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { revision } }`;
const DECIDE = `mutation ($id: ID!, $status: BidStatus!) { decideBid(id: $id, status: $status) { status decidedAt } }`;

const asSeen = ({ id, revision }: Bid) => ({ id, revision });

/** Creates a tender, by default closed, with `count` bids, and an administrator. */
async function aTenderToAward(state: Partial<Tender> = { status: "closed" }, count = 3) {
  const api = await testApp();
  const tender = await api.has(aTender(state));
  const bids: Bid[] = [];
  while (bids.length < count) bids.push(await api.has(aSubmittedBid({ tenderId: tender.id })));
  const admin = api.as(await api.has(anAdmin()));
  const award = (bidId: string, seen: object = {}, client = admin) =>
    client.graphql(AWARD, { tenderId: tender.id, bidId, ...seen });
  const statuses = async () =>
    (await api.db.query<{ status: string }[]>("SELECT status FROM bids ORDER BY id")).map(({ status }) => status);
  const tenderRow = async () =>
    (await api.db.query<object[]>("SELECT status, version FROM tenders WHERE id = $1", [tender.id]))[0];
  return { api, tender, bids: bids as [Bid, Bid, ...Bid[]], admin, award, statuses, tenderRow };
}

test("awarding accepts one bid, rejects the others and awards the tender", async () => {
  const { api, tender, bids, admin, award } = await aTenderToAward();
  const revision = async () => (await admin.graphql("{ tenderRevision }")).data.tenderRevision as string;
  const before = await revision();

  const { data } = await award(bids[1].id, {
    version: 1,
    revision: 1,
    seenStatus: "pending",
    seenBids: bids.map(asSeen),
  });
  const decidedBy = await api.db.query<object[]>(
    "SELECT DISTINCT users.is_admin FROM bids JOIN users ON users.id = decided_by",
  );

  expect(data.awardTender).toMatchObject({ id: tender.id, status: "awarded", version: 2 });
  expect(new Map(data.awardTender.bids.map(({ id, status }: Bid) => [id, status]))).toEqual(
    new Map(bids.map(({ id }, place) => [id, place === 1 ? "accepted" : "rejected"])),
  );
  expect(new Set(data.awardTender.bids.map(({ decidedAt }: Bid) => decidedAt))).toEqual(new Set([expect.any(String)]));
  expect(decidedBy).toEqual([{ is_admin: true }]);
  expect(await revision()).not.toBe(before);
});

test("awarding another bid than the accepted one rejects the accepted one", async () => {
  const { bids, admin, award, statuses } = await aTenderToAward({ closingDate: daysFromNow(-1) });
  await admin.graphql(DECIDE, { id: bids[0].id, status: "accepted" });

  const { errors } = await award(bids[1].id);

  expect(errors).toBeUndefined();
  expect(await statuses()).toEqual(["rejected", "accepted", "rejected"]);
});

test("a decision made before the award keeps its time", async () => {
  const { bids, admin, award } = await aTenderToAward();
  const { data: early } = await admin.graphql(DECIDE, { id: bids[0].id, status: "rejected" });

  const { data } = await award(bids[1].id);

  const moments = new Map<string, string>(
    data.awardTender.bids.map(({ id, decidedAt }: { id: string; decidedAt: string }) => [id, decidedAt]),
  );
  expect(moments.get(bids[0].id)).toBe(early.decideBid.decidedAt);
});

test("a withdrawn bid stays unchanged and cannot be awarded", async () => {
  const { api, bids, award, statuses, tenderRow } = await aTenderToAward();
  await api.db.query("UPDATE bids SET withdrawn_at = now() WHERE id = $1", [bids[0].id]);

  const withdrawn = await award(bids[0].id);
  const between = await tenderRow();
  const other = await award(bids[1].id);

  expect(withdrawn.errors).toMatchObject([
    { message: "This bid has been withdrawn", extensions: { code: "CONFLICT" } },
  ]);
  expect(between).toEqual({ status: "closed", version: 1 });
  expect(other.errors).toBeUndefined();
  expect(await statuses()).toEqual(["pending", "accepted", "rejected"]);
});

test("a tender that still accepts bids cannot be awarded", async () => {
  const { bids, award, statuses, tenderRow } = await aTenderToAward({ status: "open" });

  const { errors } = await award(bids[0].id);

  expect(errors).toMatchObject([
    { message: "This tender still takes bids until its closing time", extensions: { code: "CONFLICT" } },
  ]);
  expect([await statuses(), await tenderRow()]).toEqual([
    ["pending", "pending", "pending"],
    { status: "open", version: 1 },
  ]);
});

test("an awarded tender can be awarded again only after its status is reset in the form", async () => {
  const { tender, bids, admin, award, statuses } = await aTenderToAward();
  await award(bids[0].id);

  const again = await award(bids[1].id);
  await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" });
  const later = await award(bids[1].id);

  expect(again.errors).toMatchObject([{ message: "This tender is awarded already", extensions: { code: "CONFLICT" } }]);
  expect(later.errors).toBeUndefined();
  expect(await statuses()).toEqual(["rejected", "accepted", "rejected"]);
});

test("setting the status to awarded in the form decides no bids", async () => {
  const { tender, admin, statuses } = await aTenderToAward({ status: "open" });

  const answer = await admin.patch(`/api/tenders/${tender.id}`, { status: "awarded" });

  expect(answer).toMatchObject({ status: 200, body: { status: "awarded" } });
  expect(await statuses()).toEqual(["pending", "pending", "pending"]);
});

test("an award on a stale version of the tender is refused", async () => {
  const { tender, bids, admin, award, statuses } = await aTenderToAward();
  await admin.patch(`/api/tenders/${tender.id}`, { title: "Another bridge" });

  const stale = await award(bids[0].id, { version: 1 });
  const fresh = await award(bids[0].id, { version: 2 });

  expect(stale.errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect(fresh.errors).toBeUndefined();
  expect(await statuses()).toEqual(["accepted", "rejected", "rejected"]);
});

test("an award on a stale revision of the bid is refused", async () => {
  const { api, tender, bids, admin, award, statuses, tenderRow } = await aTenderToAward({ status: "open" });
  const bidder = api.as(await api.has(aBidder()));
  const { body } = await bidder.post("/api/bids", aBid({ tenderId: tender.id, bidAmount: 180_000 }));
  await bidder.graphql(REVISE, { id: body.id, input: aBid({ bidAmount: 280_000 }) });
  await admin.patch(`/api/tenders/${tender.id}`, { status: "closed" });

  const seenBids = [...bids.map(asSeen), { id: body.id as string, revision: 2 }];
  const stale = await award(body.id as string, { revision: 1, seenBids });
  const unchanged = [await statuses(), await tenderRow()];
  const fresh = await award(body.id as string, { revision: 2, seenBids });

  expect(stale.errors).toMatchObject([
    {
      message: "This bid was revised in the meantime. Read its new terms before you decide.",
      extensions: { code: "CONFLICT" },
    },
  ]);
  expect(unchanged).toEqual([bids.map(() => "pending").concat("pending"), { status: "closed", version: 2 }]);
  expect(fresh.errors).toBeUndefined();
});

type Seen = { id: string; revision: number }[];

test.each([
  ["a bid that came", ([first, second]: Seen) => [first, second]],
  ["a bid that was withdrawn", (seen: Seen) => [...seen, { id: randomUUID(), revision: 1 }]],
  [
    "one that was withdrawn and one that came in its place",
    ([first, second]: Seen) => [first, second, { id: randomUUID(), revision: 1 }],
  ],
  ["a revision of another bid", ([first, second, third]: Seen) => [first, second, { ...third, revision: 2 }]],
  ["a bid that is named twice in place of another", ([first, second]: Seen) => [first, second, second]],
  ["a list without any bid", () => []],
])("since the bids were read, %s stops the award, which tells how many there are now", async (_name, staleOf) => {
  const { bids, award, statuses, tenderRow } = await aTenderToAward();
  const seenBids = bids.map(asSeen);

  const stale = await award(bids[0].id, { seenBids: staleOf(seenBids) });
  const unchanged = [await statuses(), await tenderRow()];
  const fresh = await award(bids[0].id, { seenBids: seenBids.toReversed() });

  const message =
    "The bids on this tender are not the ones that were read: it has 3 bids now. Read them before you award it.";
  expect(stale.errors).toMatchObject([{ message, extensions: { code: "CONFLICT" } }]);
  expect(unchanged).toEqual([["pending", "pending", "pending"], { status: "closed", version: 1 }]);
  expect(fresh.errors).toBeUndefined();
});

test("the one live bid left of two can be awarded", async () => {
  const { api, bids, award } = await aTenderToAward({ status: "closed" }, 2);
  await api.db.query("UPDATE bids SET withdrawn_at = now() WHERE id = $1", [bids[1].id]);

  const stale = await award(bids[0].id, { seenBids: bids.map(asSeen) });
  const fresh = await award(bids[0].id, { seenBids: [asSeen(bids[0])] });

  expect(stale.errors).toMatchObject([{ message: expect.stringContaining("it has 1 bid now") }]);
  expect(fresh.errors).toBeUndefined();
});

test("a bid that another admin rejected in the meantime is not awarded", async () => {
  const { bids, admin, award, statuses } = await aTenderToAward();
  await admin.graphql(DECIDE, { id: bids[0].id, status: "rejected" });

  const { errors } = await award(bids[0].id, { revision: 1, seenStatus: "pending" });

  expect(errors).toMatchObject([
    {
      message: "The decision on this bid was changed in the meantime: it is rejected now.",
      extensions: { code: "CONFLICT" },
    },
  ]);
  expect(await statuses()).toEqual(["rejected", "pending", "pending"]);
});

test("a bid on another tender, a missing bid and a deleted tender are not found", async () => {
  const { api, tender, bids, admin, award, statuses } = await aTenderToAward();
  const foreign = await api.has(aSubmittedBid());

  const missing = [await award(foreign.id), await award(randomUUID()), await award("7")];
  await admin.delete(`/api/tenders/${tender.id}`);
  const deleted = await award(bids[0].id);

  for (const { errors } of missing)
    expect(errors).toMatchObject([{ message: "Bid not found", extensions: { code: "NOT_FOUND" } }]);
  expect(deleted.errors).toMatchObject([{ message: "Tender not found", extensions: { code: "NOT_FOUND" } }]);
  expect(await statuses()).toEqual(["pending", "pending", "pending", "pending"]);
});

test("an award that fails halfway changes nothing", async () => {
  const { api, bids, award, statuses, tenderRow } = await aTenderToAward();
  await api.db.query(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'half way'; END $$`,
  );
  await api.db.query("CREATE TRIGGER fails BEFORE UPDATE ON tenders FOR EACH ROW EXECUTE FUNCTION fail()");

  const { errors } = await award(bids[0].id);
  await api.db.query("DROP FUNCTION fail() CASCADE");

  expect(errors).toMatchObject([{ extensions: { code: "INTERNAL" } }]);
  expect([await statuses(), await tenderRow()]).toEqual([
    ["pending", "pending", "pending"],
    { status: "closed", version: 1 },
  ]);
});

test("of two concurrent awards exactly one succeeds, the other is refused", async () => {
  const { api, bids, admin, award, statuses, tenderRow } = await aTenderToAward();
  const colleague = api.as(await api.has(anAdmin()));
  await Promise.all([admin, colleague].map((client) => client.openSession()));

  const answers = await Promise.all([award(bids[0].id, { version: 1 }), award(bids[1].id, { version: 1 }, colleague)]);

  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  expect((await statuses()).toSorted()).toEqual(["accepted", "rejected", "rejected"]);
  expect(await tenderRow()).toEqual({ status: "awarded", version: 2 });
  expect(api.faults).toEqual([]);
});

test("in any order of concurrent bids, a close, decisions and an award, an awarded tender has one accepted bid and none pending", async () => {
  const { api, tender, bids, admin, award, statuses, tenderRow } = await aTenderToAward({ status: "open" }, 4);
  const bidders = await Promise.all([1, 2, 3].map(async () => api.as(await api.has(aBidder()))));
  await Promise.all([admin, ...bidders].map((client) => client.openSession()));

  await Promise.all([
    ...bidders.map((bidder) => bidder.post("/api/bids", aBid({ tenderId: tender.id }))),
    admin.patch(`/api/tenders/${tender.id}`, { status: "closed" }),
    ...bids.map(({ id }) => admin.graphql(DECIDE, { id, status: "accepted" })),
    award(bids[0].id),
  ]);
  await award(bids[0].id);

  const left = await statuses();
  expect(await tenderRow()).toMatchObject({ status: "awarded" });
  expect(left.filter((status) => status === "accepted")).toHaveLength(1);
  expect(left).not.toContain("pending");
  expect(api.faults).toEqual([]);
});
