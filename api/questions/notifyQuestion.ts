import type { EntityManager } from "typeorm";

import { administrators, concernedWith } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import type { Question } from "#api/questions/Question.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** The maximum size of one text in a notice, as JSON, in bytes. All data of a notice may have 8,192 bytes. */
const MOST_BYTES = 3000;

/** Notifies the administrators of a new question. */
export async function notifyAdministrators(
  tx: EntityManager,
  tender: Tender,
  { id }: Pick<Question, "id">,
  by: string,
) {
  const facts = { ...tenderFacts(tender), closing: tender.closingDate.toISOString() };
  await notify(
    tx,
    { kind: "questionAsked", tenderId: tender.id, occurrence: id, facts, by },
    (await administrators(tx)).map((userId) => ({ userId, reason: "administrator" })),
  );
}

/**
 * Notifies all companies with a live bid, a draft or a question of an answer or its correction.
 * @param extendedTo The new closing time if the answer extends it
 */
export async function notifyAnswered(
  tx: EntityManager,
  tender: Tender,
  question: Question,
  { by, extendedTo }: { by: string; extendedTo?: Date },
) {
  const facts = {
    ...tenderFacts(tender),
    question: question.number!,
    asked: shortened(question.publishedQuestion!),
    answer: shortened(question.answer!),
    isCorrected: question.correctedAt !== null,
    closing: extendedTo?.toISOString() ?? null,
  };
  await notify(
    tx,
    { kind: "questionAnswered", tenderId: tender.id, occurrence: `${question.id} ${question.version}`, facts, by },
    await concernedWith(tx, tender.id),
  );
}

/** Notifies the company that asked a question that the question was declined. */
export async function notifyDeclined(
  tx: EntityManager,
  tender: Tender,
  { id, companyId, declineReason }: Question,
  by: string,
) {
  const facts = { ...tenderFacts(tender), declined: shortened(declineReason!) };
  await notify(tx, { kind: "questionDeclined", tenderId: tender.id, occurrence: id, facts, by }, [
    { companyId, reason: "question" },
  ]);
}

/** Cuts a text at the end, so that its JSON has at most MOST_BYTES bytes. */
function shortened(text: string) {
  const characters = Array.from(text);
  let bytes = 0;
  const end = characters.findIndex(
    (character) => (bytes += Buffer.byteLength(JSON.stringify(character)) - 2) > MOST_BYTES,
  );
  return end < 0 ? characters.join("") : `${characters.slice(0, end).join("").trimEnd()}…`;
}
