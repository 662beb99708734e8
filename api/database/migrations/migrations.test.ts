import type { DataSource } from "typeorm";

import { fingerprintOf } from "#api/core/database/createOnce.ts";
import { IdempotencyKeys1790300000000 } from "#api/database/migrations/1790300000000-IdempotencyKeys.ts";
import { BidsNameTheirTender1790370000000 } from "#api/database/migrations/1790370000000-BidsNameTheirTender.ts";
import { TermsInRevisions1790500000000 } from "#api/database/migrations/1790500000000-TermsInRevisions.ts";
import { SealedBids1791100000000 } from "#api/database/migrations/1791100000000-SealedBids.ts";
import { Outcomes1792500000000 } from "#api/database/migrations/1792500000000-Outcomes.ts";
import { FiguresOfPublished1793100000000 } from "#api/database/migrations/1793100000000-FiguresOfPublished.ts";
import { aggregateFigures } from "#api/tenders/lists/TenderFigures.ts";
import { beforeMigration } from "#api/testing/databases/beforeMigration.ts";

const PROPOSAL =
  'Grüße aus Bangui: "girders" from the bank\\bed,\n\tin the dry season – 1,500 m² 🌉 \u2028 \u001f\u007f and a blank end.';
const TERMS = { bidAmount: 9_007_199_254_740_991, timelineDays: 90, technicalProposal: PROPOSAL };

async function aUser(db: DataSource, username = "ada") {
  const [{ id }] = await db.query<[{ id: string }]>(
    "INSERT INTO users (username, email, password_hash) VALUES ($1, $1 || '@example.org', '.') RETURNING id",
    [username],
  );
  return id;
}

async function aTender(
  db: DataSource,
  createdBy: string,
  { number, title, deleted = false }: { number: string; title: string; deleted?: boolean },
) {
  const [{ id }] = await db.query<[{ id: string }]>(
    `INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, created_by, deleted_at)
     VALUES ($2, $3, '.', 'Design', 0, 0, now(), now(), '.', '.', '.', $1, CASE WHEN $4::boolean THEN now() END) RETURNING id`,
    [createdBy, number, title, deleted],
  );
  return id;
}

test("the key of a bid that was made before still answers it: its fingerprint is that of the terms first submitted", async () => {
  const { db, goOn } = await beforeMigration(IdempotencyKeys1790300000000);
  const userId = await aUser(db);
  const expected: object[] = [];
  for (const documentsUrl of [null, 'https://example.org/bid.pdf?a="1"&b=<2>']) {
    const tenderId = await aTender(db, userId, { number: `T-${expected.length}`, title: "." });
    const [{ id: bidId }] = await db.query<[{ id: string }]>(
      `INSERT INTO bids (tender_id, company_id, bid_amount, technical_proposal, timeline_days, client_mutation_id, revision, submitted_at)
       VALUES ($1::uuid, $2, 1, $3, 1, $1::uuid::text, 2, '2026-01-02Z') RETURNING id`,
      [tenderId, userId, "revised since ".repeat(10)],
    );
    await db.query(
      `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at)
       VALUES ($1, 1, $2, $3, $4, $5, '2026-01-01Z'), ($1, 2, 1, $6, 1, NULL, '2026-01-02Z')`,
      [bidId, TERMS.bidAmount, TERMS.technicalProposal, TERMS.timelineDays, documentsUrl, "revised since ".repeat(10)],
    );
    expected.push({
      owner: userId,
      act: "submitBid",
      key: tenderId,
      created_id: bidId,
      fingerprint: fingerprintOf({ ...TERMS, documentsUrl, tenderId }),
    });
  }

  await goOn();
  const kept = await db.query<object[]>(
    "SELECT owner, act, key, created_id, fingerprint FROM idempotency_keys ORDER BY created_id",
  );

  expect(kept).toEqual(expected);
});

test("bids that were submitted before take the number and title that their tenders have, deleted ones too", async () => {
  const { db, goOn } = await beforeMigration(BidsNameTheirTender1790370000000);
  const userId = await aUser(db);
  for (const number of [1, 2])
    await aTender(db, userId, { number: `T-${number}`, title: `Bridge ${number}`, deleted: number === 2 });
  await db.query(
    "INSERT INTO bids (tender_id, company_id, bid_amount, technical_proposal, timeline_days) SELECT tenders.id, users.id, 1, repeat('.', 50), 1 FROM tenders, users",
  );

  await goOn();
  const bids = await db.query<object[]>("SELECT tender_number, tender_title FROM bids ORDER BY tender_number");

  expect(bids).toEqual([
    { tender_number: "T-1", tender_title: "Bridge 1" },
    { tender_number: "T-2", tender_title: "Bridge 2" },
  ]);
});

describe("the terms of bids are stored in their revisions alone", () => {
  const BID_COLUMNS =
    "tender_id, tender_number, tender_title, company_id, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at, status, decided_at, decided_by, withdrawn_at, revision";
  const REVISION_COLUMNS =
    "bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at, receipt_number";

  /**
   * Creates four bids of the previous version: one as submitted, one revised and accepted, one withdrawn, and one whose
   * revision is missing.
   */
  async function fourBids() {
    const { db, goOn } = await beforeMigration(TermsInRevisions1790500000000);
    const userId = await aUser(db);
    const tenderId = await aTender(db, userId, { number: "T-1", title: "Bridge" });
    for (const company of ["osun", "niger", "mpoko", "bandama"]) await aUser(db, company);
    await db.query(
      `INSERT INTO bids (${BID_COLUMNS})
       SELECT $1, 'T-1', 'Bridge', users.id, amount, $2, amount / 10, documents, submitted::timestamptz, bid.status, decided::timestamptz, CASE WHEN decided IS NOT NULL THEN $3::uuid END, withdrawn::timestamptz, revision
         FROM users JOIN (VALUES
           ('osun', 300, NULL, '2026-01-01Z', 'pending', NULL, NULL, 1),
           ('niger', 200, 'https://example.org/2', '2026-01-03Z', 'accepted', '2026-02-01Z', NULL, 2),
           ('mpoko', 100, NULL, '2026-01-02Z', 'pending', NULL, '2026-01-04Z', 1),
           ('bandama', 50, NULL, '2026-01-05Z', 'pending', NULL, NULL, 1)
         ) AS bid (company, amount, documents, submitted, status, decided, withdrawn, revision) ON company = username`,
      [tenderId, PROPOSAL, userId],
    );
    await db.query(
      `INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at)
       SELECT id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at FROM bids WHERE bid_amount > 50
       UNION ALL SELECT id, 1, 250, technical_proposal, 25, NULL, '2026-01-01Z' FROM bids WHERE revision = 2`,
    );
    return { db, goOn };
  }

  test("submitted, decided and withdrawn bids read as before, with the same receipt numbers", async () => {
    const { db, goOn } = await fourBids();
    const bidsBefore = await db.query<object[]>(`SELECT id, ${BID_COLUMNS} FROM bids ORDER BY id`);
    const revisionsBefore = await db.query<object[]>(
      `SELECT ${REVISION_COLUMNS} FROM bid_revisions ORDER BY bid_id, revision`,
    );

    await goOn();
    const bids = await db.query<object[]>(`SELECT id, ${BID_COLUMNS} FROM submitted_bids ORDER BY id`);
    const revisions = await db.query<object[]>(
      `SELECT ${REVISION_COLUMNS} FROM bid_revisions WHERE bid_amount > 50 ORDER BY bid_id, revision`,
    );

    expect(bidsBefore).toHaveLength(4);
    expect(bids).toEqual(bidsBefore);
    expect(revisions).toEqual(revisionsBefore);
  });

  test("a bid with other terms than its newest revision stops the migration, and nothing is changed", async () => {
    const { db, goOn } = await fourBids();
    await db.query("UPDATE bids SET bid_amount = 1 WHERE revision = 2");
    const [{ id }] = await db.query<[{ id: string }]>("SELECT id FROM bids WHERE revision = 2");

    await expect(goOn()).rejects.toThrow(new RegExp(`has other terms than the newest revision.* Bids: ${id}$`));
    const amounts = await db.query<object[]>("SELECT bid_amount::int AS amount FROM bids ORDER BY bid_amount");

    expect(amounts).toEqual([{ amount: 1 }, { amount: 50 }, { amount: 100 }, { amount: 300 }]);
  });

  test("no migration that receipts depend on is reverted once receipts are issued", async () => {
    const { db, goOn } = await fourBids();
    await goOn();
    const numbers = () => db.query<object[]>("SELECT receipt_number FROM bid_revisions ORDER BY receipt_number");
    const issued = await numbers();

    const undo = async () => {
      for (;;) await db.undoLastMigration({ transaction: "all" });
    };

    await expect(undo()).rejects.toThrow(
      "This migration cannot be reverted: 5 receipts are issued, and their numbers would be lost.",
    );
    expect(await numbers()).toEqual(issued);
  });
});

test("a tender that was published before bidders were told who won does not tell it; a draft, a new one and one whose award is published do", async () => {
  const { db, goOn } = await beforeMigration(Outcomes1792500000000);
  const userId = await aUser(db);
  for (const status of ["draft", "open", "closed", "awarded"]) {
    const id = await aTender(db, userId, { number: status, title: "." });
    await db.query("UPDATE tenders SET status = $2 WHERE id = $1", [id, status]);
  }
  const stamps = () =>
    db.query<object[]>(
      "SELECT tender_number, updated_at FROM tenders WHERE tender_number IN ('open', 'closed') ORDER BY 1",
    );
  const before = await stamps();

  await goOn();
  await aTender(db, userId, { number: "new", title: "." });

  expect(await db.query("SELECT tender_number, disclose_winner FROM tenders WHERE disclose_winner ORDER BY 1")).toEqual(
    ["awarded", "draft", "new"].map((number) => ({ tender_number: number, disclose_winner: true })),
  );
  expect(await stamps()).toEqual(before);
});

test("a draft that was cancelled unseen is no longer counted as published, though it was counted before", async () => {
  const { db, goOn } = await beforeMigration(FiguresOfPublished1793100000000);
  const userId = await aUser(db);
  const ids = await Promise.all(
    ["unseen", "seen", "draft"].map((number) => aTender(db, userId, { number, title: "." })),
  );
  await db.query("UPDATE tenders SET status = 'open' WHERE id = $1", [ids[1]]);
  await db.query(
    "UPDATE tenders SET status = 'closed', cancelled_at = now(), cancelled_by = $1, cancel_reason = 'The financing was withdrawn.' WHERE tender_number <> 'draft'",
    [userId],
  );
  const counted = async () => {
    await aggregateFigures(db);
    return [
      await db.query<object[]>("SELECT tender_number FROM tender_figures JOIN tenders ON id = tender_id ORDER BY 1"),
      await db.query<object[]>("SELECT sum(tenders)::int AS tenders FROM procurement_figures"),
    ];
  };
  const before = await counted();

  await goOn();

  expect(before).toEqual([[{ tender_number: "seen" }, { tender_number: "unseen" }], [{ tenders: 2 }]]);
  expect(await counted()).toEqual([[{ tender_number: "seen" }], [{ tenders: 1 }]]);
});

describe("tenders can be sealed", () => {
  async function aBidOfTheVersionBefore() {
    const { db, goOn } = await beforeMigration(SealedBids1791100000000);
    const userId = await aUser(db);
    const tenderId = await aTender(db, userId, { number: "T-1", title: "Bridge" });
    await db.transaction(async (tx) => {
      const [{ id }] = await tx.query<[{ id: string }]>(
        "INSERT INTO bids (tender_id, tender_number, tender_title, company_id) VALUES ($1, 'T-1', 'Bridge', $2) RETURNING id",
        [tenderId, userId],
      );
      await tx.query(
        "INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, submitted_at) VALUES ($1, 1, 5, $2, 7, now())",
        [id, PROPOSAL],
      );
    });
    await db.query("INSERT INTO bid_drafts (tender_id, company_id, bid_amount) VALUES ($1, $2, '12')", [
      tenderId,
      userId,
    ]);
    return { db, goOn, tenderId };
  }

  test("tenders, bids and drafts of the version before stay as they are, and none of them is sealed", async () => {
    const { db, goOn } = await aBidOfTheVersionBefore();
    const [before] = await db.query<[object]>("SELECT * FROM submitted_bids");

    await goOn();
    const [after] = await db.query<object[]>("SELECT * FROM submitted_bids");
    const [tender] = await db.query<object[]>("SELECT sealed, opening_persons, opened_at FROM tenders");
    const [draft] = await db.query<object[]>("SELECT bid_amount, sealed_terms FROM bid_drafts");

    expect(after).toEqual({ ...before, is_sealed: false, updated_at: expect.any(Date) as Date, documents_count: 0 });
    expect(tender).toEqual({ sealed: false, opening_persons: 1, opened_at: null });
    expect(draft).toEqual({ bid_amount: "12", sealed_terms: null });
    await expect(db.query("UPDATE bid_revisions SET bid_amount = 1")).rejects.toThrow(
      "keeps what was submitted: it is never changed",
    );
  });

  test("without a sealed tender it can be reverted, with one it cannot", async () => {
    const { db, goOn, tenderId } = await aBidOfTheVersionBefore();
    await goOn();
    const later = db.migrations.length - db.migrations.findIndex((one) => one instanceof SealedBids1791100000000);
    const undo = async () => {
      for (let count = 0; count < later; count++) await db.undoLastMigration({ transaction: "all" });
    };

    await undo();
    const columns = await db.query<object[]>(
      "SELECT 1 FROM information_schema.columns WHERE column_name IN ('sealed', 'sealed_terms', 'is_sealed')",
    );
    await expect(db.query("UPDATE bid_revisions SET bid_amount = 1")).rejects.toThrow(
      "keeps what was submitted: it is never changed",
    );
    await goOn();
    await db.query("INSERT INTO tender_seals (tender_id, wrapped_key, key_id) VALUES ($1, '.', '.')", [tenderId]);

    expect(columns).toEqual([]);
    await expect(undo()).rejects.toThrow("the keys of 1 sealed tenders would be lost");
  });
});
