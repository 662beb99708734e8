import type { DataSource } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";

interface Counts {
  published: number;
  /** Neither answered, declined nor withdrawn, whether or not the tender still takes bids. */
  undecided: number;
  /** When they were counted, by the database's clock. */
  countedAt: Date;
}

/** How many questions each tender has, in one statement. */
export async function questionCountsOf(db: DataSource, tenderIds: readonly string[]): Promise<Counts[]> {
  const counts = await db.query<(Counts & { tenderId: string })[]>(
    `SELECT tender.id AS "tenderId", count(question.number)::int AS published,
            count(question.id) FILTER (WHERE answered_at IS NULL AND declined_at IS NULL AND withdrawn_at IS NULL)::int AS undecided,
            clock_timestamp() AS "countedAt"
       FROM unnest($1::uuid[]) AS tender(id) LEFT JOIN tender_questions question ON question.tender_id = tender.id GROUP BY tender.id`,
    [tenderIds],
  );
  return inOrder(tenderIds, counts, ({ tenderId }) => tenderId).map((row) => row!);
}
