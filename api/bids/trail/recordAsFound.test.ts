import { outcomeDifferences } from "#api/bids/trail/verifyOutcomes.ts";
import { RecordAsFound1793720000000 } from "#api/database/migrations/1793720000000-RecordAsFound.ts";
import { beforeMigration } from "#api/testing/databases/beforeMigration.ts";

const LONG = "The girders may come by river, as the drawing says. ".repeat(20).trim();

const ROWS = [
  "INSERT INTO users (username, email, password_hash, is_admin) VALUES ('ada', 'ada@example.org', '', true)",
  `INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, status, created_by, deleted_at, documents_set_at)
   SELECT number, 'A' || chr(1) || ' bridge', '${LONG}' || chr(7), 'Design', 0, 0, now(), now() + interval '1 day', 'Bouar', 'Kenya', chr(11) || 'None', tender.status, users.id, tender.deleted_at, set_at
     FROM users, (VALUES ('T-1', 'open', NULL::timestamptz, now()), ('T-2', 'open', now(), now()), ('T-3', 'draft', NULL, now()), ('T-4', 'draft', NULL, NULL)) AS tender (number, status, deleted_at, set_at)`,
  `INSERT INTO tender_documents SELECT id, 1, 'Drawing "7" é.pdf', 'https://buyer.example/' || tender_number, 5, repeat('a', 64) FROM tenders WHERE tender_number <> 'T-4'`,
  // An audit event sets the documents of T-1. T-2 and T-3 have no such event, as if the tenders had been copied.
  `INSERT INTO audit_events (act, subject, subject_id, tender_id, after)
   SELECT 'setTenderDocuments', 'tender', id, id, jsonb_build_object('documents', 'Drawing "7" é.pdf · https://buyer.example/T-1 · 5 bytes · SHA-256 ' || repeat('a', 64)) FROM tenders WHERE tender_number = 'T-1'`,
  `INSERT INTO tender_questions (tender_id, company_id, asked_by, text, asked_at, number, published_question, answer, answered_at, answered_by, corrected_at, version)
   SELECT tenders.id, users.id, users.id, 'May they come by river?', now(), 1, '${LONG}', '${LONG}', now() - interval '1 hour', users.id, now(), 1 FROM tenders, users WHERE tender_number = 'T-1'`,
  "INSERT INTO earlier_answers SELECT id, answer || '.', answered_at, answered_by FROM tender_questions",
];

test("rows from before the upgrade are compared with what the migrations found, without control characters", async () => {
  const { db, goOn } = await beforeMigration(RecordAsFound1793720000000);
  for (const row of ROWS) await db.query(row);
  await goOn();

  const upgraded = await outcomeDifferences(db.manager);
  await db.query(
    "INSERT INTO tender_documents SELECT id, 2, 'More.pdf', 'https://forged.example', NULL, NULL FROM tenders WHERE documents_set_at IS NOT NULL",
  );
  await db.query("UPDATE tender_questions SET answer = 'No.'");
  const forged = await outcomeDifferences(db.manager);

  expect(upgraded).toEqual([]);
  expect(forged).toEqual([
    expect.stringMatching(/^question \S+: answer is not what the trail says$/),
    ...Array<unknown>(3).fill(expect.stringMatching(/^documents of tender \S+: they are not what the trail says$/)),
  ]);
});
