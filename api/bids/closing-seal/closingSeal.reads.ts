import type { DataSource, EntityManager } from "typeorm";

import type { ClosingSeal } from "#api/bids/closing-seal/ClosingSeal.ts";
import { RECEIPT_NUMBER } from "#api/bids/receipts/receiptPatterns.rules.ts";
import { inOrder } from "#api/core/graphql/batch.ts";
import { SHA256 } from "#api/core/rules/sha256.rules.ts";

const COLUMNS = `tender_id AS "tenderId", tender_number AS "tenderNumber", closing, closed_at AS "closedAt", sealed_at AS "sealedAt", sha256, receipts`;

/**
 * Reads the newest closing seal of each tender; undefined if the tender accepts bids again, or if its last closing has
 * no seal yet.
 */
export async function closingSealsOf(db: Pick<DataSource | EntityManager, "query">, tenderIds: readonly string[]) {
  const seals = await db.query<ClosingSeal[]>(
    `SELECT DISTINCT ON (tender_id) ${COLUMNS} FROM closing_seals
      WHERE tender_id = ANY ($1) AND NOT EXISTS (SELECT FROM tenders_to_seal due WHERE due.tender_id = closing_seals.tender_id)
      ORDER BY tender_id, closing DESC`,
    [tenderIds],
  );
  return inOrder(tenderIds, seals, ({ tenderId }) => tenderId);
}

/**
 * Finds the newest closing seal, of any tender, that contains a receipt with this number and SHA-256; null if there is
 * none. Ignores case and surrounding blanks.
 */
export async function closingSealOfReceipt(
  db: Pick<DataSource, "query">,
  receiptNumber: string,
  sha256: string,
): Promise<ClosingSeal | null> {
  const held = { receiptNumber: receiptNumber.trim().toUpperCase(), sha256: sha256.trim().toLowerCase() };
  if (!RECEIPT_NUMBER.test(held.receiptNumber) || !SHA256.test(held.sha256)) return null;
  const [seal] = await db.query<ClosingSeal[]>(
    `SELECT ${COLUMNS} FROM closing_seals WHERE receipts @> $1::jsonb ORDER BY sealed_at DESC LIMIT 1`,
    [JSON.stringify([held])],
  );
  return seal ?? null;
}
