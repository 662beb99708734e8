import { aBidder, aSubmittedBid, aTender, PROPOSAL } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

const INSERT_BID = `INSERT INTO bids (tender_id, tender_number, tender_title, company_id) VALUES ($1, 'T-1', 'Bridge', $2) RETURNING id`;
const INSERT_REVISION = `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) VALUES ($1, 1, $2, $3, $4, now())`;
const KEEP_KEY = `INSERT INTO idempotency_keys (owner, act, key, fingerprint, created_id) VALUES ($1, $2, $3, repeat('0', 64), gen_random_uuid())`;

test.each([
  "DELETE FROM bids",
  "TRUNCATE bids, bid_revisions CASCADE",
  "TRUNCATE bids CASCADE",
  "TRUNCATE bid_revisions CASCADE",
  "TRUNCATE tenders CASCADE",
  "TRUNCATE users CASCADE",
  "DELETE FROM bid_revisions",
  "UPDATE bid_revisions SET bid_amount = 1",
  "UPDATE bid_revisions SET submitted_at = now()",
  "UPDATE bid_revisions SET receipt_number = new_receipt_number()",
  "UPDATE bids SET id = uuid_v7()",
  "UPDATE bids SET tender_id = (SELECT id FROM tenders WHERE tender_number = 'other')",
  "UPDATE bids SET company_id = (SELECT id FROM users WHERE username = 'rival')",
  "UPDATE bids SET tender_number = 'T-2'",
  "UPDATE bids SET tender_title = 'Another'",
  "UPDATE bids SET revision = revision + 2",
  "UPDATE bids SET revision = revision - 1",
])("nothing that was submitted is ever lost, not even by %s", async (sql) => {
  const api = await testApp();
  const bid = await api.has(aSubmittedBid());
  await api.has(aTender({ tenderNumber: "other" }));
  await api.has(aBidder({ username: "rival" }));

  await expect(api.db.query(sql)).rejects.toThrow("keeps what was submitted: it is never changed");
  const left = await api.db.query<object[]>("SELECT * FROM submitted_bids");

  expect(left).toMatchObject([
    {
      id: bid.id,
      tender_id: bid.tenderId,
      company_id: bid.companyId,
      bid_amount: String(bid.bidAmount),
      receipt_number: bid.receiptNumber,
    },
  ]);
});

test.each(["bid_amount", "technical_proposal", "timeline_days", "documents_url", "submitted_at"])(
  "a bid's %s is stored in its revisions alone",
  async (column) => {
    const api = await testApp();

    const tables = await api.db.query<object[]>(
      `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE column_name = $1 AND table_type = 'BASE TABLE' AND table_name IN ('bids', 'bid_revisions')`,
      [column],
    );

    expect(tables).toEqual([{ name: "bid_revisions" }]);
  },
);

test("a bid has the revision that it names", async () => {
  const api = await testApp();
  await api.has(aSubmittedBid());

  await expect(api.db.query("UPDATE bids SET revision = revision + 1")).rejects.toThrow("bids_revision_is_kept");
});

test("a withdrawn bid is never changed", async () => {
  const api = await testApp();
  await api.has(aSubmittedBid({ withdrawnAt: new Date() }));

  for (const change of ["withdrawn_at = NULL", "status = 'accepted'"])
    await expect(api.db.query(`UPDATE bids SET ${change}`)).rejects.toThrow(
      "keeps what was submitted: it is never changed",
    );
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
    api.db.transaction(async (tx) => {
      const [{ id }] = await tx.query<[{ id: string }]>(INSERT_BID, [tender.id, company.id]);
      await tx.query(INSERT_REVISION, [id, amount, proposal, days]);
    });
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

test("the database refuses a status that does not exist", async () => {
  const { api, insert } = await aTenderAndACompany();
  await insert();

  await expect(api.db.query("UPDATE bids SET status = 'withdrawn'")).rejects.toThrow("violates check constraint");
});

test("at most one bid of a tender is accepted", async () => {
  const api = await testApp();
  const tender = await api.has(aTender());
  await api.has(aSubmittedBid({ tenderId: tender.id, status: "accepted" }));

  await expect(api.has(aSubmittedBid({ tenderId: tender.id, status: "accepted" }))).rejects.toThrow(
    "bids_one_accepted_key",
  );
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
