import type { DataSource } from "typeorm";

import { likePattern } from "#api/core/database/likePattern.ts";
import { loadBatched, type Batch } from "#api/core/graphql/batch.ts";
import { totals, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { countRows, readPages } from "#api/core/graphql/readPages.ts";
import { wellFormed } from "#api/core/rules/text.rules.ts";
import { foldCase } from "#api/core/rules/foldCase.rules.ts";
import { Question } from "#api/questions/Question.ts";

interface QuestionsRequest extends PageArgs {
  search?: string | null;
}

/** Selects the published questions: a question is published when it is answered. */
const answeredQuestions = (db: DataSource) =>
  db.getRepository(Question).createQueryBuilder("question").where("question.number IS NOT NULL");

/** The maximum number of questions on the public page of a tender. */
const MOST_SHOWN = 500;

/**
 * Reads the published questions of one tender for its public page, sorted by number. The result does not reveal who
 * asked.
 */
export async function readAnsweredQuestions(db: DataSource, tenderId: string) {
  const questions = await answeredQuestions(db)
    .andWhere("question.tenderId = :tenderId", { tenderId })
    .orderBy("question.number")
    .limit(MOST_SHOWN)
    .getMany();
  return questions.flatMap(({ number, publishedQuestion, answer, answeredAt, correctedAt }) =>
    number === null || publishedQuestion === null || answer === null || answeredAt === null
      ? []
      : [
          {
            number,
            question: publishedQuestion,
            answer,
            answeredAt: answeredAt.toISOString(),
            correctedAt: correctedAt?.toISOString() ?? null,
          },
        ],
  );
}

const BY_NUMBER = { field: "number", direction: "ascending" } as const;

/**
 * Reads a page of a tender's published questions. One SQL statement reads the questions of all tenders on the same
 * level of a GraphQL query, and another statement counts them.
 */
export async function questionsOfTender(
  context: SignedIn,
  tenderId: string,
  { first, after, search }: QuestionsRequest,
): Promise<Page<Question>> {
  const page = { first, after };
  const published = () => {
    const questions = answeredQuestions(context.db);
    if (search?.trim())
      questions.andWhere("fold_case(question.publishedQuestion || ' ' || question.answer) LIKE :search", {
        search: likePattern(foldCase(wellFormed(search))),
      });
    return questions;
  };
  const read: Batch<Pick<Page<Question>, "nodes" | "pageInfo" | "cursors">> = (_db, tenderIds) =>
    readPages(published(), "tenderId", tenderIds, { page, order: BY_NUMBER });
  const count: Batch<number> = (_db, tenderIds) => countRows(published(), "tenderId", tenderIds);
  const key = JSON.stringify({ page, search });
  return {
    ...(await loadBatched(context, read, tenderId, `questions ${key}`)),
    ...totals(() => loadBatched(context, count, tenderId, `count of questions ${key}`)),
  };
}
