import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refuseStaleEdit, notFound, refusal } from "#api/core/rules/refusal.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { Question } from "#api/questions/Question.ts";
import { lockTender } from "#api/tenders/tender.writes.ts";
import { refuseInPhase } from "#api/tenders/lifecycle/refuseInPhase.ts";

/**
 * The maximum length, in characters, of a quotation in a refusal. The refusal quotes another administrator's answer or
 * reason for declining.
 */
const MOST_QUOTED = 300;

/**
 * Locks the tender of a question. This also locks the question, because every operation on a question first locks its
 * tender. Refuses NOT_FOUND.
 */
export async function lockQuestion(tx: EntityManager, id: string) {
  const found = isId(id) ? await tx.findOneBy(Question, { id }) : null;
  if (!found) throw notFound("Question");
  const tender = await lockTender(tx, found.tenderId);
  // Read the question again after the lock, because another operation may have changed it before.
  const question = await tx.findOneByOrFail(Question, { id });
  return { tender, question, now: await databaseClock(tx) };
}

/** Locks a question for an administrator's answer. Refuses NOT_FOUND, and CONFLICT after the tender has closed. */
export async function lockAnswerable(tx: EntityManager, id: string) {
  const locked = await lockQuestion(tx, id);
  refuseInPhase("answerQuestion", "administrator", locked.tender, locked.now);
  return locked;
}

/**
 * Locks a question that an administrator can still answer or decline. Refuses NOT_FOUND. Refuses CONFLICT after the
 * tender has closed, for a stale version, and for a question that was answered, declined or withdrawn.
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
