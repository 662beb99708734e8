import { inOrder, type Batch } from "#api/core/graphql/batch.ts";
import type { Subject } from "#api/audit/recordedFields.ts";

/**
 * For each type of subject, SQL that selects the id and the displayed name of all subjects. Bid drafts have no id and
 * are left out. Documents of companies are left out, because only their company knows their names.
 */
const NAMES: Record<Exclude<Subject, "bidDraft" | "companyDocument">, string> = {
  tender: "SELECT id, tender_number AS name FROM tenders",
  bid: `SELECT bids.id, bids.tender_number || ', ' || coalesce(company_profiles.company_name, users.company_name, users.username) AS name
          FROM bids JOIN users ON users.id = bids.company_id LEFT JOIN company_profiles ON company_profiles.user_id = users.id`,
  user: "SELECT id, username AS name FROM users",
  companyProfile: "SELECT id, company_name AS name FROM company_profiles",
  question: `SELECT tender_questions.id, tenders.tender_number || coalesce(', Q-' || number, '') AS name
               FROM tender_questions JOIN tenders ON tenders.id = tender_questions.tender_id`,
  webhook: "SELECT id, coalesce(description, array_to_string(events, ', ')) AS name FROM webhooks",
  apiToken: "SELECT id, name FROM api_tokens",
  contactRequest: "SELECT id, company AS name FROM contact_requests",
  blogPost: "SELECT id, title AS name FROM blog_posts",
  project: "SELECT id, title AS name FROM projects",
};

const SELECT = `SELECT id, name FROM (${Object.values(NAMES).join(" UNION ALL ")}) AS named WHERE id = ANY ($1)`;

/** Reads the current names of subjects of any type in one SQL statement. The name of a deleted subject is null. */
export const subjectNames: Batch<string | null> = async (db, ids) => {
  const rows = await db.query<{ id: string; name: string }[]>(SELECT, [ids]);
  return inOrder(ids, rows, ({ id }) => id).map((row) => row?.name ?? null);
};
