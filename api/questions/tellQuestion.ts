import type { EntityManager } from "typeorm";

import { administrators, concernedWith } from "#api/notices/people.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import type { Question } from "#api/questions/Question.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Bytes of a text in a notice, whose facts have 8,192 at most. */
const MOST_BYTES = 3000;

/** Tells the administrators that a question waits for them. */
export async function tellAsked(tx: EntityManager, tender: Tender, { id }: Pick<Question, "id">, by: string) {
  const facts = { ...tenderFacts(tender), closing: tender.closingDate.toISOString() };
  await tell(tx, { kind: "questionAsked", tenderId: tender.id, occurrence: id, facts, by }, (await administrators(tx)).map((userId) => ({ userId, reason: "administrator" })));
}

/** Tells all whom the tender concerns the answer of a question, or its correction. @param extendedTo the closing time, if the answer moved it */
export async function tellAnswered(tx: EntityManager, tender: Tender, question: Question, { by, extendedTo }: { by: string; extendedTo?: Date }) {
  const facts = {
    ...tenderFacts(tender),
    question: question.number!,
    asked: shortened(question.publishedQuestion!),
    answer: shortened(question.answer!),
    isCorrected: question.correctedAt !== null,
    closing: extendedTo?.toISOString() ?? null,
  };
  await tell(tx, { kind: "questionAnswered", tenderId: tender.id, occurrence: `${question.id} ${question.version}`, facts, by }, await concernedWith(tx, tender.id));
}

/** Tells who asked. */
export async function tellDeclined(tx: EntityManager, tender: Tender, { id, companyId, declineReason }: Question, by: string) {
  const facts = { ...tenderFacts(tender), declined: shortened(declineReason!) };
  await tell(tx, { kind: "questionDeclined", tenderId: tender.id, occurrence: id, facts, by }, [{ companyId, reason: "question" }]);
}

/** The beginning of a text, as the JSON of a notice holds it. */
function shortened(text: string) {
  const characters = Array.from(text);
  let bytes = 0;
  const end = characters.findIndex((character) => (bytes += Buffer.byteLength(JSON.stringify(character)) - 2) > MOST_BYTES);
  return end < 0 ? characters.join("") : `${characters.slice(0, end).join("").trimEnd()}…`;
}
