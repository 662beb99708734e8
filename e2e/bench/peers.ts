import type { Server } from "node:http";

import pg from "pg";

/** The columns of a tender. The peers run the SQL statements of this file on the tables of peerTables.ts. */
const FIELDS = `id, created_by AS "createdBy", version, tender_number AS "tenderNumber", title, description, category, budget_min AS "budgetMin", budget_max AS "budgetMax",
  opening_date AS "openingDate", closing_date AS "closingDate", location, country, requirements, documents_url AS "documentsUrl", status`;
export const TENDERS = `SELECT ${FIELDS} FROM tenders WHERE status <> 'draft' AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`;
export const FIRST_TENDERS = `SELECT id, tender_number AS "tenderNumber", title, status, closing_date AS "closingDate" FROM tenders WHERE deleted_at IS NULL ORDER BY closing_date, id LIMIT $1`;
const BID_FIELDS = `bids.id, tender_id AS "tenderId", company_id AS "companyId", bid_amount AS "bidAmount", timeline_days AS "timelineDays",
  technical_proposal AS "technicalProposal", documents_url AS "documentsUrl", bids.status, submitted_at AS "submittedAt"`;
export const BIDS_OF = `SELECT ${BID_FIELDS} FROM bids WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL ORDER BY submitted_at DESC, id DESC`;
export const COMPANIES_OF = `SELECT id, company_name AS "companyName", email FROM users WHERE id = ANY ($1)`;
export const FIRST_FILTERED = `SELECT ${FIELDS} FROM tenders WHERE status <> 'draft' AND deleted_at IS NULL AND country = $1 AND category = $2 AND budget_max >= $3 ORDER BY closing_date, id LIMIT 20`;
export const REVISION = "SELECT revision::text FROM tender_revision";
const USER_OF =
  "SELECT users.id, is_admin FROM sessions JOIN users ON users.id = user_id WHERE token = $1 AND expires_at > now() AND status = 'active'";
export const LOCK_OPEN_TENDER =
  "SELECT id FROM tenders WHERE id = $1 AND status = 'open' AND deleted_at IS NULL AND closing_date > clock_timestamp() FOR SHARE";
export const INSERT_BID = `INSERT INTO bids (tender_id, company_id, bid_amount, technical_proposal, timeline_days, documents_url) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${BID_FIELDS}`;

export interface BidBody {
  tenderId: string;
  bidAmount: number;
  technicalProposal: string;
  timelineDays: number;
  documentsUrl?: string | null;
}

export interface StoredBid extends BidBody {
  id: string;
  companyId: string;
}

export interface User {
  id: string;
  is_admin: boolean;
}

/** Connections to the peers' tables, which return amounts as numbers. */
export function peerPool() {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  return new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: "-c search_path=plain" });
}

/** The user of a session, whose token is in the header Authorization. */
export async function userOf(pool: pg.Pool, authorization = "") {
  const { rows } = await pool.query<User>(USER_OF, [authorization.replace("Bearer ", "")]);
  return rows[0];
}

/** Submits a bid as a team would: the closing time is checked under the tender's row lock. */
export async function insertBid(pool: pg.Pool, companyId: string, bid: BidBody) {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const { rowCount } = await client.query(LOCK_OPEN_TENDER, [bid.tenderId]);
    if (rowCount === 0) throw new Error("This tender accepts no bids");
    const { rows } = await client.query<StoredBid>(INSERT_BID, [
      bid.tenderId,
      companyId,
      bid.bidAmount,
      bid.technicalProposal,
      bid.timelineDays,
      bid.documentsUrl ?? null,
    ]);
    await client.query("COMMIT");
    return rows[0]!;
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

/** Tells the benchmark the port. A client may wait for the slowest one before its next request. */
export function announce(server: Server) {
  server.keepAliveTimeout = 60_000;
  server.on("listening", () => process.send?.(server.address()));
}
