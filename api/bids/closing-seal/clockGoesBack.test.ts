import { makeDueClosingSeals } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { openLog } from "#api/core/http/log.ts";
import { aBid, aBidder, anAddendum, anAdmin, aTender, daysFromNow } from "#api/testing/builders/builders.ts";
import { aSealedTender, closeForOpening, TEST_WRAPPING_KEYS } from "#api/testing/builders/sealedTenders.ts";
import { asReplica, testApp } from "#api/testing/testApp.ts";

const HOURS = 2;
const VERIFY = "query ($id: ID!) { verifyClosingSeal(tenderId: $id) { matches seal { closing } } }";
const REVISE = "mutation ($id: ID!, $input: BidRevisionInput!) { reviseBid(id: $id, input: $input) { id } }";
const WITHDRAW = "mutation ($id: ID!) { withdrawBid(id: $id) { id } }";
const CONFIRM = "mutation ($id: ID!) { confirmAddenda(bidId: $id, upTo: 1) { id } }";
const RESTORE = "mutation ($id: ID!) { restoreTender(id: $id) { id } }";

/**
 * Creates a tender with a closing seal, then simulates that the database's clock goes back by two hours: it moves the
 * stored times two hours forward.
 */
async function sealedClosing(seed = aTender) {
  const api = await testApp();
  const tender = await api.has(seed());
  const root = await api.has(anAdmin());
  const [bidder, other] = [api.as(await api.has(aBidder())), api.as(await api.has(aBidder()))];
  const { body: bid } = await bidder.post("/api/bids", aBid({ tenderId: tender.id }));
  await api.has(anAddendum({ tenderId: tender.id, issuedBy: root.id }));
  await closeForOpening(api, tender.id);
  const seal = () => makeDueClosingSeals({ db: api.db, wrappingKeys: TEST_WRAPPING_KEYS, log: openLog("silent") });
  await seal();
  await asReplica(
    api,
    `UPDATE tenders SET closing_date = closing_date + interval '${HOURS} hours';
     UPDATE closing_seals SET closed_at = closed_at + interval '${HOURS} hours', sealed_at = sealed_at + interval '${HOURS} hours'`,
  );
  await api.db.query("UPDATE tender_revision SET revision = revision + 1");
  const admin = api.as(root);
  const acts = async () => [
    (await other.post("/api/bids", aBid({ tenderId: tender.id }))).body.code,
    ...(
      await Promise.all([
        bidder.graphql(REVISE, { id: bid.id, input: aBid({ bidAmount: 5 }) }),
        bidder.graphql(WITHDRAW, { id: bid.id }),
        bidder.graphql(CONFIRM, { id: bid.id }),
      ])
    ).map(({ errors }) => errors?.[0]?.extensions.code),
  ];
  const verify = async () => (await admin.graphql(VERIFY, { id: tender.id })).data?.verifyClosingSeal;
  return { api, tender, bid, admin, bidder, other, acts, verify, seal };
}

const REFUSED = Array(4).fill("TENDER_CLOSED");

test.each([
  ["a tender", aTender],
  ["a sealed tender", aSealedTender],
])("nothing is accepted for %s once its closing is sealed, also when the clock goes back", async (_name, seed) => {
  const { acts, verify, api } = await sealedClosing(seed);

  expect(await acts()).toEqual(REFUSED);
  expect(await verify()).toEqual({ matches: true, seal: { closing: 1 } });
  expect(api.faults).toEqual([]);
});

test.each([
  ["closes and opens it", [{ status: "closed" }, { status: "open" }]],
  ["makes it a draft and publishes it", [{ status: "draft" }, { status: "open" }]],
  ["deletes and restores it", []],
  ["moves its closing time forward", [{ closingDate: daysFromNow(1 / 24).toISOString() }]],
])("nor once an administrator %s", async (_how, patches) => {
  const { api, tender, admin, acts, verify } = await sealedClosing();
  for (const patch of patches) expect((await admin.patch(`/api/tenders/${tender.id}`, patch)).status).toBe(200);
  if (patches.length === 0) {
    await admin.delete(`/api/tenders/${tender.id}`);
    await admin.graphql(RESTORE, { id: tender.id });
  }

  expect(await acts()).toEqual(REFUSED);
  expect(await verify()).toEqual({ matches: true, seal: { closing: 1 } });
  expect(await api.db.query("SELECT FROM tenders_to_seal")).toEqual([]);
});

test("a closing time after the sealed one takes bids again, and gets its own seal", async () => {
  const { api, tender, admin, other, verify, seal } = await sealedClosing();
  await admin.patch(`/api/tenders/${tender.id}`, { closingDate: daysFromNow(1).toISOString() });

  expect(await other.post("/api/bids", aBid({ tenderId: tender.id }))).toMatchObject({ status: 201 });
  await asReplica(api, "UPDATE closing_seals SET closed_at = closed_at - interval '1 day'");
  await closeForOpening(api, tender.id);
  await seal();
  expect(await verify()).toEqual({ matches: true, seal: { closing: 2 } });
});

test.each([
  [
    "a bid",
    (
      bid: string,
    ) => `WITH made AS (INSERT INTO bids (id, tender_id, tender_number, tender_title, company_id) SELECT uuid_v7(), tender_id, 'T', 'T', (SELECT created_by FROM tenders) FROM bids WHERE id = '${bid}' RETURNING id)
      INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) SELECT id, 1, 1, repeat('x', 60), 1, now() FROM made`,
  ],
  [
    "a revision",
    (bid: string) =>
      `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) VALUES ('${bid}', 2, 1, repeat('x', 60), 1, now())`,
  ],
  ["a withdrawal", (bid: string) => `UPDATE bids SET withdrawn_at = now() WHERE id = '${bid}'`],
  [
    "a confirmation of an addendum",
    (bid: string) =>
      `INSERT INTO addendum_confirmations SELECT id, 1, 1, now(), company_id FROM bids WHERE id = '${bid}'`,
  ],
])("the database itself refuses %s", async (_what, sql) => {
  const { api, bid } = await sealedClosing();

  await expect(api.db.query(sql(bid.id))).rejects.toMatchObject({
    driverError: { constraint: "closings_are_sealed_once" },
  });
});
