import { aTender, type Seed } from "#api/testing/builders/builders.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** The columns that the statement below copies. */
type Copied = Pick<
  Tender,
  | "title"
  | "description"
  | "category"
  | "budgetMin"
  | "budgetMax"
  | "openingDate"
  | "closingDate"
  | "location"
  | "country"
  | "requirements"
  | "status"
>;

/** Inserts `count` tenders that differ only in their numbers, all but the first in one statement. Returns their ids. */
export const manyTenders =
  (count: number, overrides: Partial<Copied> = {}): Seed<string[]> =>
  async (tx) => {
    const { id } = await aTender(overrides)(tx);
    const copies = await tx.query<{ id: string }[]>(
      `INSERT INTO tenders (tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, status, created_by)
       SELECT tender_number || '/' || place, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, status, created_by
         FROM tenders, generate_series(2, $2) AS place WHERE id = $1 RETURNING id`,
      [id, count],
    );
    return [id, ...copies.map((copy) => copy.id)];
  };
