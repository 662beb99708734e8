import type { DataSource, EntityManager } from "typeorm";

import { administrators } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { AWAITS_AWARD } from "#api/tenders/lifecycle/phaseSql.ts";

type Overdue = Pick<Tender, "id" | "tenderNumber" | "title"> & { expectedOn: Date };

const AT_ONCE = 20;

/**
 * Claims the due reminders: the process that inserts a row into `decision_reminders` sends the reminder. The row
 * contains the expected day, so that a new expected day has its own reminder. A tender without a pending live bid needs
 * no decision.
 */
const CLAIM = `
  INSERT INTO decision_reminders (tender_id, expected_on)
  SELECT id, decision_expected_on FROM tenders
   WHERE decision_expected_on < coalesce($1::timestamptz, statement_timestamp()) AND ${AWAITS_AWARD("tenders")}
     AND EXISTS (SELECT FROM bids WHERE bids.tender_id = tenders.id AND bids.status = 'pending' AND bids.withdrawn_at IS NULL)
     AND NOT EXISTS (SELECT FROM decision_reminders AS done WHERE done.tender_id = tenders.id AND done.expected_on = tenders.decision_expected_on)
   ORDER BY decision_expected_on LIMIT ${AT_ONCE}
  ON CONFLICT DO NOTHING RETURNING tender_id AS id, expected_on AS "expectedOn"`;

/**
 * Reminds administrators of decisions whose expected day has passed. There is one reminder for each expected day. Of
 * several processes, only one sends a reminder.
 * @param now The current time; defaults to the database's clock
 */
export async function remindOfDecision(db: DataSource, now?: Date) {
  for (let claimed = AT_ONCE; claimed === AT_ONCE;) claimed = await db.transaction((tx) => remind(tx, now));
}

async function remind(tx: EntityManager, now: Date | undefined) {
  const claimed = await tx.query<Pick<Overdue, "id" | "expectedOn">[]>(CLAIM, [now ?? null]);
  if (claimed.length === 0) return 0;
  const overdue = await tx.query<Overdue[]>(
    'SELECT id, tender_number AS "tenderNumber", title, decision_expected_on AS "expectedOn" FROM tenders WHERE id = ANY ($1)',
    [claimed.map(({ id }) => id)],
  );
  const people = (await administrators(tx)).map((userId) => ({ userId, reason: "administrator" as const }));
  for (const { id: tenderId, expectedOn, ...tender } of overdue) {
    const expected = expectedOn.toISOString();
    await notify(
      tx,
      { kind: "decisionOverdue", tenderId, occurrence: expected, facts: { ...tenderFacts(tender), expected } },
      people,
    );
  }
  return claimed.length;
}
