import type { EntityManager } from "typeorm";

import type { NoticeReason } from "#api/notices/noticeKinds.rules.ts";

/** The one place that answers who the people of a company are, as SQL: today the one user. @param company an SQL expression of its id */
export const peopleOf = (company: string) => `SELECT person.id FROM users AS person WHERE person.id = ${company}`;

/** Who is told, as SQL on a row of users. */
export const MAY_BE_TOLD = "users.status = 'active' AND users.deleted_at IS NULL";

export interface Concerned {
  companyId: string;
  reason: NoticeReason;
  /** Its bid, if that is the reason. */
  liveBidId: string | null;
}

/** Whom the tenders $1 concern, by the names of the tables: the companies with a live bid, a draft for one or a question. The reasons sort the strongest first. */
const CONCERNED = `
  SELECT tender_id, company_id, 'bid' AS reason, id AS bid_id FROM bids WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL
   UNION ALL SELECT tender_id, company_id, 'draft', NULL FROM bid_drafts WHERE tender_id = ANY ($1)
   UNION ALL SELECT tender_id, company_id, 'question', NULL FROM tender_questions WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL`;

/** The companies that a tender concerns, each with the strongest reason: one statement. */
export const concernedWith = (tx: Pick<EntityManager, "query">, tenderId: string) =>
  tx.query<Concerned[]>(
    `SELECT DISTINCT ON (company_id) company_id AS "companyId", reason, bid_id AS "liveBidId" FROM (${CONCERNED}) AS concerned ORDER BY company_id, reason`,
    [[tenderId]],
  );

/** How many people beside this one each of these tenders concerns; a tender that concerns nobody is left out. */
export const countsConcerned = (db: Pick<EntityManager, "query">, tenderIds: readonly string[], by: string) =>
  db.query<{ tenderId: string; people: number }[]>(
    `SELECT tender_id AS "tenderId", count(DISTINCT users.id)::int AS people FROM (${CONCERNED}) AS concerned
      CROSS JOIN LATERAL (${peopleOf("concerned.company_id")}) AS person
       JOIN users ON users.id = person.id AND ${MAY_BE_TOLD} WHERE users.id <> $2 GROUP BY tender_id`,
    [tenderIds, by],
  );

/** The ids of all administrators who can be told. */
export async function administrators(tx: Pick<EntityManager, "query">) {
  const found = await tx.query<{ id: string }[]>(`SELECT id FROM users WHERE is_admin AND ${MAY_BE_TOLD}`);
  return found.map(({ id }) => id);
}
