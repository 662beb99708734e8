import type { EntityManager } from "typeorm";

import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { lockUndecided } from "#api/questions/lockQuestion.ts";
import { Question } from "#api/questions/Question.ts";
import { answerSchema } from "#api/questions/question.rules.ts";
import { notifyAnswered } from "#api/questions/notifyQuestion.ts";
import { extendClosing } from "#api/tenders/addenda/extendClosing.ts";

interface Answering {
  question?: string | null;
  answer: string;
  version?: number | null;
  extendBy?: number | null;
}

/**
 * Publishes a question with its answer, and notifies all companies with a live bid, a draft or a question. With
 * `extendBy`, also extends the tender's closing time by this number of days, in the same transaction. Refuses
 * BAD_USER_INPUT, and all that lockUndecided refuses.
 */
export async function answerQuestion(
  context: SignedIn,
  id: string,
  { version, ...input }: Answering,
): Promise<Question> {
  const { db, user } = context;
  const { question: wording, answer, extendBy } = valid(answerSchema, input);
  return db.transaction(async (tx) => {
    const { tender, question, now } = await lockUndecided(tx, id, version);
    const before = Object.assign({}, question);
    const extended = extendBy ? await extendClosing(tx, context, tender, extendBy) : null;
    const number = await nextNumber(tx, tender.id);
    const answered = await tx.save(
      Question,
      Object.assign(question, {
        number,
        publishedQuestion: wording ?? question.text,
        answer,
        answeredAt: now,
        answeredBy: user.id,
      }),
    );
    await notifyAnswered(tx, extended ?? tender, answered, { by: user.id, extendedTo: extended?.closingDate });
    return recordChange(
      tx,
      context,
      { act: "answerQuestion", subject: "question", tenderId: tender.id },
      before,
      answered,
    );
  });
}

/**
 * Returns the next number for an answered question of this tender. The caller must have locked the tender, so that no
 * other transaction uses the same number.
 */
async function nextNumber(tx: EntityManager, tenderId: string) {
  const [{ number }] = await tx.query<[{ number: number }]>(
    "SELECT coalesce(max(number), 0) + 1 AS number FROM tender_questions WHERE tender_id = $1",
    [tenderId],
  );
  return number;
}
