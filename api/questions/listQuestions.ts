import { databaseClock } from "#api/core/database/databaseClock.ts";
import { whereChangedSince } from "#api/core/database/whereChangedSince.ts";
import { readPage, type Page, type PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import type { Removal } from "#api/core/graphql/Removal.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";
import { Question } from "#api/questions/Question.ts";
import type { QuestionState } from "#api/questions/question.rules.ts";
import type { QuestionFilter } from "#api/questions/QuestionFilter.ts";
import { QUESTIONS_CLOSE_AT } from "#api/tenders/questionTime.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { ACCEPTS_BIDS } from "#api/tenders/lifecycle/phaseSql.ts";

const IS_UNDECIDED = "question.answeredAt IS NULL AND question.declinedAt IS NULL AND question.withdrawnAt IS NULL";
const TENDER_ACCEPTS_BIDS = ACCEPTS_BIDS("tender", ":now");

/** The SQL condition of each state. The function stateOf defines the same states in TypeScript. */
const IN_STATE: Record<QuestionState, string> = {
  open: `${IS_UNDECIDED} AND ${TENDER_ACCEPTS_BIDS}`,
  unanswered: `${IS_UNDECIDED} AND NOT ${TENDER_ACCEPTS_BIDS}`,
  answered: "question.answeredAt IS NOT NULL",
  declined: "question.declinedAt IS NOT NULL",
  withdrawn: "question.withdrawnAt IS NOT NULL",
};

const NEWEST = { field: "askedAt", direction: "descending" } as const;
const NEAREST_CUT_OFF = {
  field: "questionsUntil",
  direction: "ascending",
  sortedBy: { column: `(${QUESTIONS_CLOSE_AT})` },
} as const;

/**
 * Lists the questions about all tenders, except withdrawn questions and questions about deleted tenders. With the
 * filter `open`, questions are sorted by the end of their tender's question period; otherwise newest first.
 */
export async function listQuestions({ db }: Pick<SignedIn, "db">, page: PageArgs, filter: QuestionFilter) {
  const questions = (await matching({ db }, filter))
    .andWhere("question.withdrawnAt IS NULL")
    .andWhere("tender.deletedAt IS NULL");
  return readPage(questions, page, filter.state === "open" ? NEAREST_CUT_OFF : NEWEST);
}

/** Lists the questions of the signed-in user's company, newest first. */
export async function listMyQuestions(
  { db, user }: Pick<SignedIn, "db" | "user">,
  page: PageArgs,
  filter: QuestionFilter,
) {
  const questions = (await matching({ db }, filter)).andWhere("question.companyId = :companyId", {
    companyId: user.id,
  });
  return readPage(questions, page, NEWEST);
}

/**
 * Lists the questions that listQuestions no longer returns since `changedSince`: withdrawn questions, and questions
 * about deleted tenders. Refuses BAD_USER_INPUT for a time in the future.
 */
export async function listRemovedQuestions(
  { db }: Pick<SignedIn, "db">,
  page: PageArgs,
  changedSince: Date,
): Promise<Page<Removal>> {
  const questions = (await matching({ db }, { changedSince })).andWhere(
    "(question.withdrawnAt IS NOT NULL OR tender.deletedAt IS NOT NULL)",
  );
  const { nodes, ...rest } = await readPage(questions, page, { field: "updatedAt", direction: "ascending" });
  return { ...rest, nodes: nodes.map(({ id, updatedAt }) => ({ id, removedAt: updatedAt })) };
}

/**
 * Returns a query for the questions that match a filter. Refuses BAD_USER_INPUT for a malformed id, and for a time in
 * the future.
 */
async function matching({ db }: Pick<SignedIn, "db">, { state, tenderId, changedSince }: QuestionFilter) {
  if (tenderId != null && !isId(tenderId)) throw badInput({ tenderId: "Invalid input" });
  const questions = db
    .getRepository(Question)
    .createQueryBuilder("question")
    .withDeleted()
    .innerJoin(Tender, "tender", "tender.id = question.tenderId")
    .where("true");
  if (tenderId != null) questions.andWhere("question.tenderId = :tenderId", { tenderId });
  if (state != null)
    questions.andWhere(
      IN_STATE[state],
      IN_STATE[state].includes(":now") ? { now: await databaseClock(db.manager) } : {},
    );
  await whereChangedSince(questions, changedSince);
  return questions;
}
