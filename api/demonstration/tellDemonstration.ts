import type { EntityManager } from "typeorm";

import { CANCELLED_TENDER } from "#api/demonstration/lateTenders.ts";
import { concernedWith } from "#api/notices/people.ts";
import { tell, tenderFacts } from "#api/notices/tell.ts";
import type { Question } from "#api/questions/Question.ts";
import { tellAnswered, tellAsked, tellDeclined } from "#api/questions/tellQuestion.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/** Stored again, as the product's own role may not change when somebody was told. */
const AS_LONG_AGO = `
  WITH told AS (
    DELETE FROM notices USING tenders LEFT JOIN tender_questions AS question ON question.tender_id = tenders.id
     WHERE tenders.id = notices.tender_id AND (kind = 'tenderCancelled' OR starts_with(occurrence, question.id::text))
    RETURNING notices AS notice,
      CASE kind WHEN 'questionAsked' THEN asked_at WHEN 'tenderCancelled' THEN tenders.cancelled_at ELSE coalesce(corrected_at, answered_at, declined_at) END AS happened_at)
  INSERT INTO notices
  SELECT (jsonb_populate_record(notice, jsonb_build_object('created_at', happened_at, 'mail_due_at', NULL, 'mail_bundle', NULL))).* FROM told`;

/** The notices of questions and of the cancelled tender, as their acts tell them, dated as these; none is mailed. */
export async function tellDemonstration(tx: EntityManager, { tenders, questions, admin }: { tenders: Iterable<Tender>; questions: readonly Question[]; admin: { id: string } }) {
  const byId = new Map([...tenders].map((tender) => [tender.id, tender]));
  for (const question of questions) {
    const tender = byId.get(question.tenderId)!;
    if (question.answeredAt) await tellAnswered(tx, tender, question, { by: admin.id });
    else if (question.declinedAt) await tellDeclined(tx, tender, question, admin.id);
    else await tellAsked(tx, tender, question, question.companyId);
  }
  for (const tender of byId.values())
    if (tender.tenderNumber === CANCELLED_TENDER) await tell(tx, { kind: "tenderCancelled", tenderId: tender.id, facts: { ...tenderFacts(tender), reason: tender.cancelReason! }, by: admin.id }, await concernedWith(tx, tender.id));
  await tx.query(AS_LONG_AGO);
}
