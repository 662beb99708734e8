import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { lockQuestion, refuseDecided } from "#api/questions/lockQuestion.ts";
import { Question } from "#api/questions/Question.ts";
import { refuseInPhase } from "#api/tenders/lifecycle/refuseInPhase.ts";

/**
 * Withdraws a question of the signed-in user's company. Refuses NOT_FOUND, also for another company's question. Refuses
 * CONFLICT if the question was answered, declined or withdrawn, and after the tender has closed.
 */
export async function withdrawQuestion(context: SignedIn, id: string): Promise<Question> {
  const { db, user } = context;
  return db.transaction(async (tx) => {
    if (!isId(id) || !(await tx.existsBy(Question, { id, companyId: user.id }))) throw notFound("Question");
    const { tender, question, now } = await lockQuestion(tx, id);
    refuseDecided(question);
    refuseInPhase("withdrawQuestion", user.isAdmin ? "administrator" : "partner", tender, now);
    const before = Object.assign({}, question);
    const withdrawn = await tx.save(Question, Object.assign(question, { withdrawnAt: now }));
    return recordChange(
      tx,
      context,
      { act: "withdrawQuestion", subject: "question", tenderId: tender.id },
      before,
      withdrawn,
    );
  });
}
