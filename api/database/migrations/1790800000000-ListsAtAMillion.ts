import type { MigrationInterface, QueryRunner } from "typeorm";

const LIVE = "WHERE deleted_at IS NULL";

/**
 * The columns of the index for each sort order of tenders. The columns after the id are those that filters compare, so
 * that an index scan skips tenders with other dates or budgets without reading their rows.
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
  // This extension is trusted since PostgreSQL 13, so the owner of the database may create it.
  "CREATE EXTENSION IF NOT EXISTS pg_trgm",

  // One text of all searched columns, to which fold_case was applied, because applying it to four columns of each row
  // at each search takes longer. U+0001 separates the columns.
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
  // For a filter by one status in each order, as in Browse Tenders and Tender Management. The index on (status,
  // closing_date, id) already exists.
  ...ORDER_NAMES.filter((name) => name !== "closing_date").map(
    (name) => `CREATE INDEX tenders_status_${name}_idx ON tenders (status, ${name}, id) ${LIVE}`,
  ),
  // For the filters by country, by category, and by both.
  `CREATE INDEX tenders_country_idx ON tenders (country, closing_date, id) ${LIVE}`,
  `CREATE INDEX tenders_category_country_idx ON tenders (category, country, closing_date, id) ${LIVE}`,
  // For the filter budgetTo. INCLUDE adds the columns of other filters, so that totalCount uses an index-only scan.
  `CREATE INDEX tenders_budget_min_idx ON tenders (budget_min) INCLUDE (budget_max, category, country, status, opening_date, closing_date) ${LIVE}`,
  // For the list of deleted tenders. A partial index is small, because few tenders are deleted.
  "CREATE INDEX tenders_deleted_idx ON tenders (closing_date, id) WHERE deleted_at IS NOT NULL",
  // For tenders that await a decision.
  "CREATE INDEX bids_pending_idx ON bids (tender_id) WHERE status = 'pending' AND withdrawn_at IS NULL",
  // For the search and the filter by location of tenders, and for the search of users and contact requests.
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
 * Adds an index for each filter and order of the lists, so that they stay fast with a million tenders. `npm run
 * bench:plans` measures this.
 */
export class ListsAtAMillion1790800000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
