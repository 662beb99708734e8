import type { EntityManager } from "typeorm";

import { CANCELLED_TENDER } from "#api/demonstration/lateTenders.ts";
import { concernedWith } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import type { Question } from "#api/questions/Question.ts";
import { notifyAnswered, notifyAdministrators, notifyDeclined } from "#api/questions/notifyQuestion.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/**
 * SQL that sets the creation time of notices to the time of their event, and cancels their mails. It deletes the rows
 * and inserts them again, because the application's database role may not update `created_at`.
 */
const AS_LONG_AGO = `
  WITH notice_rows AS (
    DELETE FROM notices USING tenders LEFT JOIN tender_questions AS question ON question.tender_id = tenders.id
     WHERE tenders.id = notices.tender_id AND (kind = 'tenderCancelled' OR starts_with(occurrence, question.id::text))
    RETURNING notices AS notice,
      CASE kind WHEN 'questionAsked' THEN asked_at WHEN 'tenderCancelled' THEN tenders.cancelled_at ELSE coalesce(corrected_at, answered_at, declined_at) END AS happened_at)
  INSERT INTO notices
  SELECT (jsonb_populate_record(notice, jsonb_build_object('created_at', happened_at, 'mail_due_at', NULL, 'mail_bundle', NULL))).* FROM notice_rows`;

/**
 * Creates the notices about the questions and about the cancelled tender, each with the time of its event. The notices
 * are not mailed.
 */
export async function notifyDemonstration(
  tx: EntityManager,
  { tenders, questions, admin }: { tenders: Iterable<Tender>; questions: readonly Question[]; admin: { id: string } },
) {
  const byId = new Map([...tenders].map((tender) => [tender.id, tender]));
  for (const question of questions) {
    const tender = byId.get(question.tenderId)!;
    if (question.answeredAt) await notifyAnswered(tx, tender, question, { by: admin.id });
    else if (question.declinedAt) await notifyDeclined(tx, tender, question, admin.id);
    else await notifyAdministrators(tx, tender, question, question.companyId);
  }
  for (const tender of byId.values())
    if (tender.tenderNumber === CANCELLED_TENDER)
      await notify(
        tx,
        {
          kind: "tenderCancelled",
          tenderId: tender.id,
          facts: { ...tenderFacts(tender), reason: tender.cancelReason! },
          by: admin.id,
        },
        await concernedWith(tx, tender.id),
      );
  await tx.query(AS_LONG_AGO);
}
