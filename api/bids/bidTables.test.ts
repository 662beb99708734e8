import { aBidder, aSubmittedBid, aTender, PROPOSAL } from "#api/testing/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const INSERT = `INSERT INTO bids (tender_id, tender_number, tender_title, company_id, bid_amount, technical_proposal, timeline_days)
                VALUES ($1, 'T-1', 'Bridge', $2, $3, $4, $5)`;
const KEEP_KEY = `INSERT INTO idempotency_keys (owner, act, key, fingerprint, created_id) VALUES ($1, $2, $3, repeat('0', 64), gen_random_uuid())`;

test.each([
  "DELETE FROM bids",
  "DELETE FROM bid_revisions",
  "UPDATE bid_revisions SET bid_amount = 1",
  "UPDATE bid_revisions SET submitted_at = now()",
  "UPDATE bids SET tender_number = 'T-2'",
  "UPDATE bids SET tender_title = 'Another'",
])("nothing that was submitted is ever lost, not even by %s", async (sql) => {
  const api = await testApp();
  const bid = await api.has(aSubmittedBid());

  await expect(api.db.query(sql)).rejects.toThrow("keeps what was submitted: it is never changed");
  const [left] = await api.db.query<object[]>("SELECT bid_id, bid_amount::int FROM bid_revisions");

  expect(left).toEqual({ bid_id: bid.id, bid_amount: bid.bidAmount });
});

test.each(["DELETE FROM tenders", "DELETE FROM users"])("%s is refused while bids refer to the row", async (sql) => {
  const api = await testApp();
  await api.has(aSubmittedBid());

  await expect(api.db.query(sql)).rejects.toThrow("violates foreign key constraint");
});

async function aTenderAndACompany() {
  const api = await testApp();
  const [tender, company] = [await api.has(aTender()), await api.has(aBidder())];
  const insert = (amount: unknown = 1, proposal = PROPOSAL, days: unknown = 1) =>
    api.db.query(INSERT, [tender.id, company.id, amount, proposal, days]);
  return { api, tender, company, insert };
}

test("the database enforces one live bid per company and tender", async () => {
  const { api, insert } = await aTenderAndACompany();
  await insert();

  await expect(insert()).rejects.toThrow("bids_one_live_key");
  await api.db.query("UPDATE bids SET withdrawn_at = now()");
  await insert();
  const [left] = await api.db.query<object[]>("SELECT count(*)::int AS bids FROM bids");

  expect(left).toEqual({ bids: 2 });
});

test("an idempotency key belongs to one user and one act", async () => {
  const { api, company } = await aTenderAndACompany();
  const keep = (owner: string, act: string, key = "key") => api.db.query(KEEP_KEY, [owner, act, key]);
  await keep(company.id, "submitBid");

  await keep(company.id, "createTender");
  await keep("ada@example.org", "submitBid");

  await expect(keep(company.id, "submitBid")).rejects.toThrow("idempotency_keys_pkey");
  await expect(keep(company.id, "submitBid", "")).rejects.toThrow("violates check constraint");
});

test.each([
  ["an amount of nothing", [0]],
  ["an amount below nothing", [-5]],
  ["an amount past what JSON carries", ["9007199254740992"]],
  ["a short proposal", [1, "x".repeat(49)]],
  ["a proposal past its length", [1, "x".repeat(50_001)]],
  ["a timeline of nothing", [1, PROPOSAL, 0]],
  ["a timeline past its length", [1, PROPOSAL, 36_501]],
] as const)("the database refuses %s by itself", async (_name, values) => {
  const { insert } = await aTenderAndACompany();

  await expect(insert(...values)).rejects.toThrow("violates check constraint");
});

test.each(["status = 'withdrawn'", "revision = 0"])("the database refuses a bid whose %s", async (change) => {
  const { api, insert } = await aTenderAndACompany();
  await insert();

  await expect(api.db.query(`UPDATE bids SET ${change}`)).rejects.toThrow("violates check constraint");
});

test("at most one bid of a tender is accepted", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  await api.has(aSubmittedBid({ tenderId: tender.id, status: "accepted" }));

  await expect(api.has(aSubmittedBid({ tenderId: tender.id, status: "accepted" }))).rejects.toThrow("bids_one_accepted_key");
});

test("ids are UUIDs of version 7: they sort by time", async () => {
  const api = await testApp();
  const bids = [];
  for (let place = 0; place < 5; place++) {
    bids.push(await api.has(aSubmittedBid()));
  }

  const ids = bids.map(({ id }) => id);

  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids.toSorted()).toEqual(ids);
});
