/** The columns of a tender. Both baselines run the SQL statements of this file on the product's own tables. */
const FIELDS = `id, created_by AS "createdBy", version, tender_number AS "tenderNumber", title, description, category, budget_min AS "budgetMin", budget_max AS "budgetMax",
  opening_date AS "openingDate", closing_date AS "closingDate", location, country, requirements, documents_url AS "documentsUrl", status`;
export const TENDERS = `SELECT ${FIELDS} FROM tenders WHERE status <> 'draft' AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`;
export const FIRST_TENDERS = `SELECT id, tender_number AS "tenderNumber" FROM tenders WHERE deleted_at IS NULL ORDER BY closing_date, id LIMIT $1`;
export const BIDS_OF = `SELECT tender_id, bid_amount AS "bidAmount", bid.status, company_profiles.company_name AS "companyName"
  FROM submitted_bids bid JOIN company_profiles ON user_id = company_id WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL ORDER BY submitted_at DESC, bid.id DESC`;
export const FIRST_FILTERED = `SELECT ${FIELDS} FROM tenders WHERE status <> 'draft' AND deleted_at IS NULL AND country = $1 AND category = $2 AND budget_max >= $3 ORDER BY closing_date, id LIMIT 20`;
export const REVISION = "SELECT revision::text FROM tender_revision";

export interface BidBody {
  tenderId: string;
  bidAmount: number;
  technicalProposal: string;
  timelineDays: number;
}
