import type { EntityManager } from "typeorm";

import type { NoticeReason } from "#api/notices/noticeKinds.rules.ts";

/**
 * SQL that selects the ids of a company's users: currently one user, who has the same id as the company. All code uses
 * this definition.
 * @param company An SQL expression of the company's id
 */
export const peopleOf = (company: string) => `SELECT person.id FROM users AS person WHERE person.id = ${company}`;

/** SQL condition on a row of users: the user can be notified. */
export const CAN_BE_NOTIFIED = "users.status = 'active' AND users.deleted_at IS NULL";

export interface Concerned {
  companyId: string;
  reason: NoticeReason;
  /** The id of the company's live (not withdrawn) bid, if the bid is the reason. */
  liveBidId: string | null;
}

/**
 * SQL that selects the companies concerned with the tenders $1: those with a live bid, a draft or a question. A bid is
 * the strongest reason and a question the weakest. Sorting by the reason's name gives this order: bid, draft, question.
 * The SQL contains the names of the tables, because api/notices must not import the folders of bids and questions.
 */
const CONCERNED = `
  SELECT tender_id, company_id, 'bid' AS reason, id AS bid_id FROM bids WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL
   UNION ALL SELECT tender_id, company_id, 'draft', NULL FROM bid_drafts WHERE tender_id = ANY ($1)
   UNION ALL SELECT tender_id, company_id, 'question', NULL FROM tender_questions WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL`;

/** The companies concerned with a tender, each with its strongest reason, in one statement. */
export const concernedWith = (tx: Pick<EntityManager, "query">, tenderId: string) =>
  tx.query<Concerned[]>(
    `SELECT DISTINCT ON (company_id) company_id AS "companyId", reason, bid_id AS "liveBidId" FROM (${CONCERNED}) AS concerned ORDER BY company_id, reason`,
    [[tenderId]],
  );

/**
 * Counts the users concerned with each of these tenders, without the user `by`. Tenders without such users are omitted.
 */
export const countsConcerned = (db: Pick<EntityManager, "query">, tenderIds: readonly string[], by: string) =>
  db.query<{ tenderId: string; people: number }[]>(
    `SELECT tender_id AS "tenderId", count(DISTINCT users.id)::int AS people FROM (${CONCERNED}) AS concerned
      CROSS JOIN LATERAL (${peopleOf("concerned.company_id")}) AS person
       JOIN users ON users.id = person.id AND ${CAN_BE_NOTIFIED} WHERE users.id <> $2 GROUP BY tender_id`,
    [tenderIds, by],
  );

/** The ids of all administrators who can be notified. */
export async function administrators(tx: Pick<EntityManager, "query">) {
  const found = await tx.query<{ id: string }[]>(`SELECT id FROM users WHERE is_admin AND ${CAN_BE_NOTIFIED}`);
  return found.map(({ id }) => id);
}
