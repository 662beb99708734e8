import fc from "fast-check";

import { receiptOf } from "#api/bids/receipts/receiptOf.ts";
import { DOCUMENTS_SHA256, isSameText, RECEIPT_SHA256 } from "#api/bids/trail/sqlOfTrail.ts";
import { recordedValue } from "#api/audit/recordedValue.ts";
import { documentsSha256 } from "#api/tenders/documents/documentsSha256.ts";
import { testApp } from "#api/testing/testApp.ts";

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

/** Generates texts that PostgreSQL can store, with the characters that JSON escapes. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', "\\", "/", "\b", "\f", "\n", "\r", "\t", "\u0001", "\u001f", "\u007f", "\u0080", "\u2028"),
      fc.constantFrom("é", "\u202f", "中", "🌉", "e\u0301", "<", "&", "'", "null"),
      fc.string({ unit: "grapheme-ascii", maxLength: 5 }),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(""));
const hex = fc.stringMatching(/^[0-9a-f]{64}$/);

const revision = fc.record({
  id: fc.uuid(),
  tenderId: fc.uuid(),
  companyId: fc.uuid(),
  revision: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  bidAmount: fc.oneof(
    fc.constant(1),
    fc.maxSafeNat().map((amount) => amount || 1),
  ),
  technicalProposal: text,
  timelineDays: fc.integer({ min: 1, max: 36_500 }),
  documentsUrl: fc.option(text),
  submittedAt: fc.date({ min: new Date("0001-01-01Z"), max: new Date("9999-12-31Z"), noInvalidDate: true }),
  documents: fc.array(fc.record({ name: text, bytes: fc.integer({ min: 1, max: 2 ** 40 }), sha256: hex }), {
    maxLength: 4,
  }),
});

/**
 * Evaluates RECEIPT_SHA256 on parameters instead of stored rows. The WITH clause and the subqueries replace the
 * tables.
 */
const COMPUTED = `
  WITH bid_documents AS (
    SELECT $1::uuid AS bid_id, $4::int AS revision, position, document ->> 'name' AS name, (document ->> 'bytes')::bigint AS bytes, document ->> 'sha256' AS sha256
      FROM jsonb_array_elements($10::jsonb) WITH ORDINALITY AS listed (document, position))
  SELECT ${RECEIPT_SHA256} AS sha256
    FROM (SELECT $1::uuid AS bid_id, $4::int AS revision, $5::bigint AS bid_amount, $6::text AS technical_proposal, $7::int AS timeline_days, $8::text AS documents_url,
                 $9::timestamptz AS submitted_at, jsonb_array_length($10::jsonb) AS documents_count) AS kept,
         (SELECT $2::uuid AS tender_id, $3::uuid AS company_id) AS bids`;

test(`the receipt that SQL computes is the one that bidders get (SEED=${SEED})`, async () => {
  const { db } = await testApp();

  await fc.assert(
    fc.asyncProperty(revision, async ({ id, tenderId, companyId, documents, ...terms }) => {
      const receipt = receiptOf(
        { id, tenderId, companyId },
        { ...terms, receivedAt: null, receiptNumber: "AX-00000-00000" },
        documents,
      );
      const [{ sha256 }] = await db.query<[{ sha256: string }]>(COMPUTED, [
        id,
        tenderId,
        companyId,
        terms.revision,
        terms.bidAmount,
        terms.technicalProposal,
        terms.timelineDays,
        terms.documentsUrl,
        terms.submittedAt,
        JSON.stringify(documents),
      ]);
      expect(sha256).toBe(receipt?.sha256);
    }),
    { numRuns: 150, seed: SEED },
  );
});

const LISTED = `
  WITH tender_documents AS (
    SELECT 1 AS tender_id, position, document ->> 'name' AS name, document ->> 'url' AS url, (document ->> 'bytes')::bigint AS bytes, document ->> 'sha256' AS sha256
      FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS listed (document, position))
  SELECT ${DOCUMENTS_SHA256} AS sha256 FROM (SELECT 1 AS id, now() AS documents_set_at) AS tenders`;

test(`the hash of a tender's documents that SQL computes is that of the audit trail (SEED=${SEED})`, async () => {
  const { db } = await testApp();
  const listed = fc.record({
    name: text,
    url: text,
    bytes: fc.option(fc.integer({ min: 1, max: 2 ** 40 })),
    sha256: fc.option(hex),
  });

  await fc.assert(
    fc.asyncProperty(fc.array(listed, { maxLength: 4 }), async (documents) => {
      const found = await db.query<{ sha256: string | null }[]>(LISTED, [JSON.stringify(documents)]);
      expect(found).toEqual([{ sha256: documentsSha256(documents) }]);
    }),
    { numRuns: 100, seed: SEED },
  );
});

test.each<[string, string | null, string | null, boolean]>([
  ["no text", null, null, true],
  ["a text that is gone", null, "Bridge", false],
  ["a short text", "Bridge 🌉", "Bridge 🌉", true],
  ["a long text, by its SHA-256", "🌉 é".repeat(300), "🌉 é".repeat(300), true],
  ["a long text that differs in its last letter", `${"x".repeat(900)}y`, "x".repeat(901), false],
])("SQL compares a stored text with a recorded one: %s", async (_what, stored, recorded, isSame) => {
  const { db } = await testApp();

  const [found] = await db.query<{ same: boolean }[]>(`SELECT ${isSameText("$1::text", "$2::text")} AS same`, [
    stored,
    recordedValue(recorded),
  ]);

  expect(found).toEqual({ same: isSame });
});
