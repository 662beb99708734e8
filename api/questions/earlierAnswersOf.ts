import type { DataSource } from "typeorm";
import { In } from "typeorm";

import { grouped } from "#api/core/graphql/batch.ts";
import { EarlierAnswer } from "#api/questions/EarlierAnswer.ts";

/** The corrected answers of these questions, the newest first. */
export async function earlierAnswersOf(db: DataSource, questionIds: readonly string[]) {
  const answers = await db.manager.find(EarlierAnswer, { where: { questionId: In([...questionIds]) }, order: { answeredAt: "DESC" } });
  return grouped(questionIds, answers, ({ questionId }) => questionId);
}
