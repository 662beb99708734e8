import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refuseStaleEdit, notFound, refusal } from "#api/core/rules/refusal.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { Question } from "#api/questions/Question.ts";
import { lockTender } from "#api/tenders/tender.writes.ts";
import { refuseInPhase } from "#api/tenders/lifecycle/refuseInPhase.ts";

/**
 * Maximum length of a quotation in a refusal: another administrator's answer to the question, or the reason for leaving
 * it unanswered. It is enough to see that the question needs no further answer.
 */
const MOST_QUOTED = 300;

/**
 * Locks the tender of a question. Every operation on a question locks its tender first, so this also locks the
 * question. Refuses NOT_FOUND.
 */
export async function lockQuestion(tx: EntityManager, id: string) {
  const found = isId(id) ? await tx.findOneBy(Question, { id }) : null;
  if (!found) throw notFound("Question");
  const tender = await lockTender(tx, found.tenderId);
  // Read the question after the lock: no other operation can change it now, so this is its current state.
  const question = await tx.findOneByOrFail(Question, { id });
  return { tender, question, now: await databaseClock(tx) };
}

/**
 * Locks a question for an administrator's answer. Refuses as lockQuestion does, and CONFLICT after the tender has
 * closed.
 */
export async function lockAnswerable(tx: EntityManager, id: string) {
  const locked = await lockQuestion(tx, id);
  refuseInPhase("answerQuestion", "administrator", locked.tender, locked.now);
  return locked;
}

/**
 * Locks an undecided question. Refuses as lockAnswerable does. Also refuses CONFLICT for a stale version, or if the
 * question was already decided: the message then quotes the decision.
 */
export async function lockUndecided(tx: EntityManager, id: string, version: number | null | undefined) {
  const locked = await lockAnswerable(tx, id);
  refuseDecided(locked.question);
  refuseStaleEdit("question", locked.question.version, version);
  return locked;
}

/** Refuses CONFLICT if the question was answered, declined or withdrawn. */
export function refuseDecided({ answer, declineReason, withdrawnAt }: Question) {
  const message =
    answer !== null
      ? `This question was answered in the meantime: “${quoted(answer)}”`
      : declineReason !== null
        ? `This question was declined in the meantime: “${quoted(declineReason)}”`
        : withdrawnAt
          ? "This question was withdrawn in the meantime"
          : null;
  if (message) throw refusal("CONFLICT", message);
}

function quoted(words: string) {
  const characters = Array.from(words);
  return characters.length > MOST_QUOTED ? `${characters.slice(0, MOST_QUOTED).join("")}…` : words;
}
