import type { EntityManager } from "typeorm";

import { databaseClock } from "#api/core/database/databaseClock.ts";
import { refuseStaleEdit } from "#api/core/database/staleEdit.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { Question } from "#api/questions/Question.ts";
import { lockTender } from "#api/tenders/lockTender.ts";
import { acceptsBids } from "#api/tenders/tenderStatus.rules.ts";

/** Enough of what another administrator wrote to see that nothing is left to do. */
const MOST_QUOTED = 300;

/** Locks a question's tender against every other act on it, then the question; refuses NOT_FOUND. */
export async function lockQuestion(tx: EntityManager, id: string) {
  const found = isId(id) ? await tx.findOneBy(Question, { id }) : null;
  if (!found) throw notFound("Question");
  const tender = await lockTender(tx, found.tenderId);
  // Every act on a question locks its tender first: this is how it is now.
  const question = await tx.findOneByOrFail(Question, { id });
  return { tender, question, now: await databaseClock(tx) };
}

/** As lockQuestion, for an administrator's answer; refuses CONFLICT once the tender has closed. */
export async function lockAnswerable(tx: EntityManager, id: string) {
  const locked = await lockQuestion(tx, id);
  if (!acceptsBids(locked.tender, locked.now)) throw refusal("CONFLICT", "This tender has closed: an answer could no longer be used");
  return locked;
}

/** As lockAnswerable; refuses CONFLICT also where somebody else has decided already, with their words, and for a stale version. */
export async function lockUndecided(tx: EntityManager, id: string, version: number | null | undefined) {
  const locked = await lockAnswerable(tx, id);
  refuseDecided(locked.question);
  refuseStaleEdit("question", locked.question.version, version);
  return locked;
}

/** Refuses CONFLICT. */
export function refuseDecided({ answer, declineReason, withdrawnAt }: Question) {
  const message = answer !== null ? `This question was answered in the meantime: “${quoted(answer)}”`
    : declineReason !== null ? `This question was declined in the meantime: “${quoted(declineReason)}”`
    : withdrawnAt ? "This question was withdrawn in the meantime"
    : null;
  if (message) throw refusal("CONFLICT", message);
}

function quoted(words: string) {
  const characters = Array.from(words);
  return characters.length > MOST_QUOTED ? `${characters.slice(0, MOST_QUOTED).join("")}…` : words;
}
