import type { DataSource } from "typeorm";

import { inOrder } from "#api/core/graphql/batch.ts";

interface Counts {
  published: number;
  /** Neither answered, declined nor withdrawn, whether or not the tender still takes bids. */
  undecided: number;
}

/** How many questions each tender has, in one statement. */
export async function questionCountsOf(db: DataSource, tenderIds: readonly string[]): Promise<Counts[]> {
  const counts = await db.query<(Counts & { tenderId: string })[]>(
    `SELECT tender_id AS "tenderId", count(number)::int AS published,
            count(*) FILTER (WHERE answered_at IS NULL AND declined_at IS NULL AND withdrawn_at IS NULL)::int AS undecided
       FROM tender_questions WHERE tender_id = ANY ($1) GROUP BY tender_id`,
    [tenderIds],
  );
  return inOrder(tenderIds, counts, ({ tenderId }) => tenderId).map((row) => row ?? { published: 0, undecided: 0 });
}
