import { type DataSource, In } from "typeorm";

import { grouped, inOrder } from "#api/core/graphql/batch.ts";
import { EarlierAnswer } from "#api/questions/EarlierAnswer.ts";

interface Counts {
  published: number;
  /**
   * The number of questions that are neither answered, declined nor withdrawn. Questions on closed tenders count too.
   */
  undecided: number;
  /** The time of the count, by the database's clock. */
  countedAt: Date;
}

/** Counts the published and the undecided questions of each tender, in one statement. */
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

/** Reads the earlier answers of each question, which corrections have replaced, newest first. */
export async function earlierAnswersOf(db: DataSource, questionIds: readonly string[]) {
  const answers = await db.manager.find(EarlierAnswer, {
    where: { questionId: In([...questionIds]) },
    order: { answeredAt: "DESC" },
  });
  return grouped(questionIds, answers, ({ questionId }) => questionId);
}
