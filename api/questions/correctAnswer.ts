import { recordChange } from "#api/audit/recordEvent.ts";
import { refuseStaleEdit, refusal } from "#api/core/rules/refusal.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput, valid } from "#api/core/rules/valid.ts";
import { EarlierAnswer } from "#api/questions/EarlierAnswer.ts";
import { lockAnswerable } from "#api/questions/lockQuestion.ts";
import { Question } from "#api/questions/Question.ts";
import { correctionSchema } from "#api/questions/question.rules.ts";
import { notifyAnswered } from "#api/questions/notifyQuestion.ts";

/**
 * Replaces an answer, stores the earlier answer, and notifies the same companies as answerQuestion. Refuses NOT_FOUND,
 * CONFLICT after the tender has closed, for a stale version or if there is no answer yet, and BAD_USER_INPUT, also for
 * an unchanged answer.
 */
export async function correctAnswer(
  context: SignedIn,
  id: string,
  { version, ...input }: { answer: string; version?: number | null },
): Promise<Question> {
  const { db, user } = context;
  const { answer } = valid(correctionSchema, input);
  return db.transaction(async (tx) => {
    const { tender, question, now } = await lockAnswerable(tx, id);
    if (!question.answeredAt) throw refusal("CONFLICT", "This question has no answer yet");
    refuseStaleEdit("answer", question.version, version);
    if (answer === question.answer) throw badInput({ answer: "This is the answer already" });
    const before = Object.assign({}, question);
    await tx.insert(EarlierAnswer, {
      questionId: question.id,
      answer: question.answer!,
      answeredAt: question.correctedAt ?? question.answeredAt,
      answeredBy: question.answeredBy!,
    });
    const corrected = await tx.save(
      Question,
      Object.assign(question, { answer, answeredBy: user.id, correctedAt: now }),
    );
    await notifyAnswered(tx, tender, corrected, { by: user.id });
    return recordChange(
      tx,
      context,
      { act: "correctAnswer", subject: "question", tenderId: tender.id },
      before,
      corrected,
    );
  });
}
