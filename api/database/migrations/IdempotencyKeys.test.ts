import { fingerprintOf } from "#api/core/database/fingerprintOf.ts";
import { migrate } from "#api/database/migrate.ts";
import { emptyDatabase } from "#api/testing/emptyDatabase.ts";

jest.setTimeout(60_000);

const NAME = "IdempotencyKeys1790300000000";
const PROPOSAL = 'Grüße aus Bangui: "girders" from the bank\\bed,\n\tin the dry season – 1,500 m² 🌉 \u2028 \u001f\u007f and a blank end.';
const TERMS = { bidAmount: 9_007_199_254_740_991, timelineDays: 90, technicalProposal: PROPOSAL };

test("the key of a bid that was made before still answers it: its fingerprint is that of the terms first submitted", async () => {
  const { db, embedded, close } = await emptyDatabase();
  await migrate(db, { shared: !embedded });
  const place = db.migrations.findIndex((migration) => migration.constructor.name === NAME);
  for (let last = db.migrations.length; last > place; last--) await db.undoLastMigration({ transaction: "all" });
  const [{ id: userId }] = await db.query<[{ id: string }]>(`INSERT INTO users (username, email, password_hash) VALUES ('ada', 'ada@example.org', '.') RETURNING id`);
  const expected: object[] = [];
  for (const documentsUrl of [null, 'https://example.org/bid.pdf?a="1"&b=<2>']) {
    const [{ id: tenderId }] = await db.query<[{ id: string }]>(
      `INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, created_by)
       VALUES (gen_random_uuid(), '.', '.', 'Design', 0, 0, now(), now(), '.', '.', '.', $1) RETURNING id`,
      [userId],
    );
    const terms = [TERMS.bidAmount, TERMS.technicalProposal, TERMS.timelineDays, documentsUrl];
    const [{ id: bidId }] = await db.query<[{ id: string }]>(
      `INSERT INTO bids (tender_id, company_id, bid_amount, technical_proposal, timeline_days, client_mutation_id, revision) VALUES ($1::uuid, $2, 1, $3, 1, $1::uuid::text, 2) RETURNING id`,
      [tenderId, userId, "revised since ".repeat(10)],
    );
    await db.query(`INSERT INTO bid_revisions (bid_id, revision, bid_amount, technical_proposal, timeline_days, documents_url, submitted_at) VALUES ($1, 1, $2, $3, $4, $5, now())`, [bidId, ...terms]);
    expected.push({ owner: userId, act: "submitBid", key: tenderId, created_id: bidId, fingerprint: fingerprintOf({ ...TERMS, documentsUrl, tenderId }) });
  }

  await migrate(db, { shared: !embedded });
  const kept = await db.query<object[]>("SELECT owner, act, key, created_id, fingerprint FROM idempotency_keys ORDER BY created_id");
  for (let last = db.migrations.length; last > place; last--) await db.undoLastMigration({ transaction: "all" });
  const back = await db.query<object[]>("SELECT client_mutation_id FROM bids ORDER BY id");
  await close();

  expect(kept).toEqual(expected);
  expect(back).toEqual(expected.map((row) => ({ client_mutation_id: (row as { key: string }).key })));
});
