import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { valid } from "#api/core/rules/valid.ts";
import { lockUndecided } from "#api/questions/lockQuestion.ts";
import { Question } from "#api/questions/Question.ts";
import { declineSchema } from "#api/questions/question.rules.ts";
import { notifyDeclined } from "#api/questions/notifyQuestion.ts";

/**
 * Declines to answer a question, and notifies the company that asked, with the reason. Other companies are not
 * notified. Refuses BAD_USER_INPUT, and all that lockUndecided refuses.
 */
export async function declineQuestion(
  context: SignedIn,
  id: string,
  { version, ...input }: { reason: string; version?: number | null },
): Promise<Question> {
  const { db, user } = context;
  const { reason } = valid(declineSchema, input);
  return db.transaction(async (tx) => {
    const { tender, question, now } = await lockUndecided(tx, id, version);
    const before = Object.assign({}, question);
    const declined = await tx.save(
      Question,
      Object.assign(question, { declinedAt: now, declinedBy: user.id, declineReason: reason }),
    );
    await notifyDeclined(tx, tender, declined, user.id);
    return recordChange(
      tx,
      context,
      { act: "declineQuestion", subject: "question", tenderId: tender.id },
      before,
      declined,
    );
  });
}
