import type { EntityManager } from "typeorm";

import type { NoticeReason } from "#api/notices/noticeKinds.rules.ts";

/**
 * SQL that selects the ids of a company's users: currently one user, who has the same id as the company. This is the
 * only definition.
 * @param company An SQL expression for the company's id
 */
export const peopleOf = (company: string) => `SELECT person.id FROM users AS person WHERE person.id = ${company}`;

/** SQL condition on a row of users: the user can be notified. */
export const CAN_BE_NOTIFIED = "users.status = 'active' AND users.deleted_at IS NULL";

export interface Concerned {
  companyId: string;
  reason: NoticeReason;
  /** The id of the company's live bid if `reason` is `bid`; otherwise null. */
  liveBidId: string | null;
}

/**
 * SQL that selects the companies concerned with the tenders $1: those with a live bid, a draft or a question. A bid is
 * the strongest reason and a question the weakest, which is also the alphabetical order. The SQL names the tables,
 * because api/notices must not import api/bids and api/questions.
 */
const CONCERNED = `
  SELECT tender_id, company_id, 'bid' AS reason, id AS bid_id FROM bids WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL
   UNION ALL SELECT tender_id, company_id, 'draft', NULL FROM bid_drafts WHERE tender_id = ANY ($1)
   UNION ALL SELECT tender_id, company_id, 'question', NULL FROM tender_questions WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL`;

/** Reads the companies with a live bid, a draft or a question on a tender, each with its strongest reason. */
export const concernedWith = (tx: Pick<EntityManager, "query">, tenderId: string) =>
  tx.query<Concerned[]>(
    `SELECT DISTINCT ON (company_id) company_id AS "companyId", reason, bid_id AS "liveBidId" FROM (${CONCERNED}) AS concerned ORDER BY company_id, reason`,
    [[tenderId]],
  );

/**
 * Counts, for each of these tenders, the users of the companies with a live bid, a draft or a question. The user `by`
 * is not counted. Tenders without such users are omitted.
 */
export const countsConcerned = (db: Pick<EntityManager, "query">, tenderIds: readonly string[], by: string) =>
  db.query<{ tenderId: string; people: number }[]>(
    `SELECT tender_id AS "tenderId", count(DISTINCT users.id)::int AS people FROM (${CONCERNED}) AS concerned
      CROSS JOIN LATERAL (${peopleOf("concerned.company_id")}) AS person
       JOIN users ON users.id = person.id AND ${CAN_BE_NOTIFIED} WHERE users.id <> $2 GROUP BY tender_id`,
    [tenderIds, by],
  );

/** Reads the ids of all administrators who can be notified. */
export async function administrators(tx: Pick<EntityManager, "query">) {
  const found = await tx.query<{ id: string }[]>(`SELECT id FROM users WHERE is_admin AND ${CAN_BE_NOTIFIED}`);
  return found.map(({ id }) => id);
}
