import type { MigrationInterface, QueryRunner } from "typeorm";

const LIVE = "WHERE deleted_at IS NULL";

/**
 * The orders of the tenders. After the id come columns that the filters compare: a scan in one order can then pass over the
 * tenders of other dates or budgets without reading their rows, as dates and budgets follow each other.
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

  // One folded text, because folding four at each row of a search takes longer than reading it. U+0001 separates them.
  `ALTER TABLE tenders ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS
     (fold_case(tender_number || E'\\x01' || title || E'\\x01' || location || E'\\x01' || description)) STORED`,
  // The planner chooses the index for rare texts and the order for frequent ones: it must know how frequent they are.
  "ALTER TABLE tenders ALTER COLUMN search_text SET STATISTICS 500",
  "CREATE STATISTICS tenders_folded_location ON fold_case(location) FROM tenders",

  ...ORDER_NAMES.flatMap((name) => [`DROP INDEX tenders_${name}_idx`, `CREATE INDEX tenders_${name}_idx ON tenders (${ORDERS[name]}) ${LIVE}`]),
  // One status in each order: Browse Tenders, Tender Management. (status, closing_date, id) exists.
  ...ORDER_NAMES.filter((name) => name !== "closing_date").map((name) => `CREATE INDEX tenders_status_${name}_idx ON tenders (status, ${name}, id) ${LIVE}`),
  // A country, a category, and both.
  `CREATE INDEX tenders_country_idx ON tenders (country, closing_date, id) ${LIVE}`,
  `CREATE INDEX tenders_category_country_idx ON tenders (category, country, closing_date, id) ${LIVE}`,
  // budgetTo; with what other filters compare, so that totalCount reads no rows.
  `CREATE INDEX tenders_budget_min_idx ON tenders (budget_min) INCLUDE (budget_max, category, country, status, opening_date, closing_date) ${LIVE}`,
  // Deleted tenders, of which there are few.
  "CREATE INDEX tenders_deleted_idx ON tenders (closing_date, id) WHERE deleted_at IS NOT NULL",
  // Tenders awaiting a decision.
  "CREATE INDEX bids_pending_idx ON bids (tender_id) WHERE status = 'pending' AND withdrawn_at IS NULL",
  // search and location; the search of users and of contact requests.
  ...Object.entries(SEARCHED).map(
    ([table, expressions]) => `CREATE INDEX ${table}_search_idx ON ${table} USING gin (${expressions.map((each) => `${each} gin_trgm_ops`).join(", ")}) ${table === "tenders" ? LIVE : ""}`,
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
  ...ORDER_NAMES.flatMap((name) => [`DROP INDEX tenders_${name}_idx`, `CREATE INDEX tenders_${name}_idx ON tenders (${name}, id)`]),
  "DROP EXTENSION pg_trgm",
];

/** Each filter and order of the lists has an index that serves it at a million tenders; `npm run bench:plans` measures them. */
export class ListsAtAMillion1790800000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
