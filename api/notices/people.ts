import type { EntityManager } from "typeorm";

import type { NoticeReason } from "#api/notices/noticeKinds.rules.ts";

/** The one place that answers who the people of a company are, as SQL: today the one user. @param company an SQL expression of its id */
export const peopleOf = (company: string) => `SELECT person.id FROM users AS person WHERE person.id = ${company}`;

/** Who is told, as SQL on a row of users. */
export const MAY_BE_TOLD = "users.status = 'active' AND users.deleted_at IS NULL";

export interface Concerned {
  companyId: string;
  reason: NoticeReason;
}

/** The companies with a live bid on a tender, a draft for one or a question about it, each with the strongest reason: one statement, by the names of the tables. */
export const concernedWith = (tx: Pick<EntityManager, "query">, tenderId: string) =>
  tx.query<Concerned[]>(
    `SELECT DISTINCT ON (company_id) company_id AS "companyId", reason
       FROM (SELECT company_id, 'bid' AS reason FROM bids WHERE tender_id = $1 AND withdrawn_at IS NULL
             UNION ALL SELECT company_id, 'draft' FROM bid_drafts WHERE tender_id = $1
             UNION ALL SELECT company_id, 'question' FROM tender_questions WHERE tender_id = $1 AND withdrawn_at IS NULL) AS concerned
      ORDER BY company_id, reason`,
    [tenderId],
  );

/** How many people each of these tenders concerns; a tender that concerns nobody is left out. */
export const countsConcerned = (db: Pick<EntityManager, "query">, tenderIds: readonly string[]) =>
  db.query<{ tenderId: string; people: number }[]>(
    `SELECT tender_id AS "tenderId", count(DISTINCT users.id)::int AS people
       FROM (SELECT tender_id, company_id FROM bids WHERE tender_id = ANY ($1) AND withdrawn_at IS NULL
             UNION SELECT tender_id, company_id FROM bid_drafts WHERE tender_id = ANY ($1)) AS concerned
      CROSS JOIN LATERAL (${peopleOf("concerned.company_id")}) AS person
       JOIN users ON users.id = person.id AND ${MAY_BE_TOLD} GROUP BY tender_id`,
    [tenderIds],
  );

/** The ids of all administrators who can be told. */
export async function administrators(tx: Pick<EntityManager, "query">) {
  const found = await tx.query<{ id: string }[]>(`SELECT id FROM users WHERE is_admin AND ${MAY_BE_TOLD}`);
  return found.map(({ id }) => id);
}
