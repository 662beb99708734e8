import type { MigrationInterface, QueryRunner } from "typeorm";

const LIVE = "WHERE deleted_at IS NULL";

/**
 * The sort orders of tenders. After the id the indexes have columns that filters compare. So an index scan skips
 * tenders with other dates or budgets without reading their rows.
 */
const ORDERS = {
  closing_date: "closing_date, id, opening_date, budget_max, budget_min",
  opening_date: "opening_date, id, closing_date",
  created_at: "created_at, id, opening_date, closing_date",
  tender_number: "tender_number, id, opening_date, closing_date",
  budget_max: "budget_max, id, budget_min",
};
const ORDER_NAMES = Object.keys(ORDERS) as (keyof typeof ORDERS)[];

const SEARCHED = {
  tenders: ["search_text", "fold_case(location)"],
  users: ["username", "email", "first_name", "last_name", "company_name"],
  contact_requests: ["first_name", "last_name", "email", "company", "message"],
};

const STATEMENTS = [
  // Trusted since PostgreSQL 13: the owner of the database may create it.
  "CREATE EXTENSION IF NOT EXISTS pg_trgm",

  // One text of all searched columns, in one case: converting four columns of each row takes longer. U+0001 separates
  // them.
  `ALTER TABLE tenders ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
     (fold_case(tender_number || E'\\x01' || title || E'\\x01' || location || E'\\x01' || description)) STORED`,
  // The planner should use the text index for rare texts and the order's index for frequent ones, so it needs precise
  // statistics.
  "ALTER TABLE tenders ALTER COLUMN search_text SET STATISTICS 500",
  "CREATE STATISTICS tenders_folded_location ON fold_case(location) FROM tenders",

  ...ORDER_NAMES.flatMap((name) => [
    `DROP INDEX tenders_${name}_idx`,
    `CREATE INDEX tenders_${name}_idx ON tenders (${ORDERS[name]}) ${LIVE}`,
  ]),
  // For a filter by one status in each order, as in Browse Tenders and Tender Management. (status, closing_date, id)
  // exists.
  ...ORDER_NAMES.filter((name) => name !== "closing_date").map(
    (name) => `CREATE INDEX tenders_status_${name}_idx ON tenders (status, ${name}, id) ${LIVE}`,
  ),
  // For the filters by country, by category, and by both.
  `CREATE INDEX tenders_country_idx ON tenders (country, closing_date, id) ${LIVE}`,
  `CREATE INDEX tenders_category_country_idx ON tenders (category, country, closing_date, id) ${LIVE}`,
  // For budgetTo. INCLUDE has the columns of other filters, so that totalCount uses an index-only scan.
  `CREATE INDEX tenders_budget_min_idx ON tenders (budget_min) INCLUDE (budget_max, category, country, status, opening_date, closing_date) ${LIVE}`,
  // For the list of deleted tenders. They are few, so a partial index is small.
  "CREATE INDEX tenders_deleted_idx ON tenders (closing_date, id) WHERE deleted_at IS NOT NULL",
  // Tenders awaiting a decision.
  "CREATE INDEX bids_pending_idx ON bids (tender_id) WHERE status = 'pending' AND withdrawn_at IS NULL",
  // For search and location of tenders, and the search of users and contact requests.
  ...Object.entries(SEARCHED).map(
    ([table, expressions]) =>
      `CREATE INDEX ${table}_search_idx ON ${table} USING gin (${expressions.map((each) => `${each} gin_trgm_ops`).join(", ")}) ${table === "tenders" ? LIVE : ""}`,
  ),
  "ANALYZE tenders",
];

const BACK = [
  "DROP INDEX bids_pending_idx",
  ...Object.keys(SEARCHED).map((table) => `DROP INDEX ${table}_search_idx`),
  "DROP STATISTICS tenders_folded_location",
  "ALTER TABLE tenders DROP COLUMN search_text",
  "DROP INDEX tenders_deleted_idx, tenders_budget_min_idx, tenders_category_country_idx, tenders_country_idx",
  ...ORDER_NAMES.filter((name) => name !== "closing_date").map((name) => `DROP INDEX tenders_status_${name}_idx`),
  ...ORDER_NAMES.flatMap((name) => [
    `DROP INDEX tenders_${name}_idx`,
    `CREATE INDEX tenders_${name}_idx ON tenders (${name}, id)`,
  ]),
  "DROP EXTENSION pg_trgm",
];

/**
 * Each filter and order of the lists has an index that serves it at a million tenders; `npm run bench:plans` measures
 * them.
 */
export class ListsAtAMillion1790800000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
