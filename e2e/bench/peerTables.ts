import type { Pool } from "pg";

/**
 * The tables of the benchmark's peers, in a schema of their own: what a team would create for the same answers. They
 * have one row for each bid, one index that allows one live bid for each company and tender, foreign keys, and
 * sessions.
 */
const TABLES = [
  "CREATE SCHEMA plain",
  "CREATE TABLE plain.users (id uuid PRIMARY KEY, username text NOT NULL UNIQUE, email text NOT NULL, company_name text, is_admin boolean NOT NULL, status text NOT NULL)",
  "CREATE TABLE plain.sessions (token text PRIMARY KEY, user_id uuid NOT NULL REFERENCES plain.users, expires_at timestamptz NOT NULL)",
  "CREATE TABLE plain.tender_revision (revision bigint NOT NULL)",
  `CREATE TABLE plain.tenders (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(), created_by uuid NOT NULL REFERENCES plain.users, version int NOT NULL,
     tender_number text NOT NULL, title text NOT NULL, description text NOT NULL, category text NOT NULL,
     budget_min bigint NOT NULL, budget_max bigint NOT NULL, opening_date timestamptz(3) NOT NULL, closing_date timestamptz(3) NOT NULL,
     location text, country text, requirements text, documents_url text, status text NOT NULL,
     created_at timestamptz(3) NOT NULL, deleted_at timestamptz(3))`,
  `CREATE TABLE plain.bids (
     id uuid PRIMARY KEY DEFAULT gen_random_uuid(), tender_id uuid NOT NULL REFERENCES plain.tenders, company_id uuid NOT NULL REFERENCES plain.users,
     bid_amount bigint NOT NULL CHECK (bid_amount >= 1), technical_proposal text NOT NULL CHECK (char_length(technical_proposal) BETWEEN 50 AND 50000),
     timeline_days int NOT NULL CHECK (timeline_days >= 1), documents_url text, status text NOT NULL DEFAULT 'pending',
     submitted_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(), withdrawn_at timestamptz(3))`,
];

const TENDER_COLUMNS =
  "id, created_by, version, tender_number, title, description, category, budget_min, budget_max, opening_date, closing_date, location, country, requirements, documents_url, status, created_at, deleted_at";

const ROWS = [
  `INSERT INTO plain.users SELECT users.id, username, email, coalesce(profile.company_name, users.company_name), is_admin, users.status
     FROM users LEFT JOIN company_profiles profile ON user_id = users.id`,
  "INSERT INTO plain.sessions SELECT sid, user_id, expire FROM sessions",
  "INSERT INTO plain.tender_revision SELECT revision FROM tender_revision",
  `INSERT INTO plain.tenders SELECT ${TENDER_COLUMNS} FROM tenders`,
  `INSERT INTO plain.bids SELECT id, tender_id, company_id, bid_amount, technical_proposal, timeline_days, documents_url, status, submitted_at, withdrawn_at
     FROM submitted_bids WHERE NOT is_sealed`,
];

const INDEXES = [
  "CREATE INDEX ON plain.sessions (user_id)",
  "CREATE INDEX ON plain.tenders (created_at, id) WHERE deleted_at IS NULL",
  "CREATE INDEX ON plain.tenders (closing_date, id) WHERE deleted_at IS NULL",
  "CREATE INDEX ON plain.tenders (category, country, closing_date, id) WHERE deleted_at IS NULL",
  "CREATE UNIQUE INDEX ON plain.bids (tender_id, company_id) WHERE withdrawn_at IS NULL",
  "CREATE INDEX ON plain.bids (company_id)",
];

/** Creates the peers' tables with the content of the product's tables. */
export async function fillPeerTables(pool: Pool) {
  for (const statement of [...TABLES, ...ROWS, ...INDEXES, "VACUUM ANALYZE"]) await pool.query(statement);
}

/** Copies tenders that were added to the product's tables. */
export const copyTenders = (pool: Pool, ids: string[]) =>
  pool.query(`INSERT INTO plain.tenders SELECT ${TENDER_COLUMNS} FROM tenders WHERE id = ANY ($1)`, [ids]);
