import type { DataSource, EntityManager } from "typeorm";

import { COMPANY_DOCUMENT_REMINDER_DAYS } from "#api/company-documents/documentKinds.rules.ts";
import { notify } from "#api/notices/notify.ts";
import { CAN_BE_NOTIFIED } from "#api/notices/recipients.ts";

interface ExpiringDocument {
  id: string;
  companyId: string;
  name: string;
  validUntil: string;
  expiresAt: Date;
  daysLeft: number;
}

const AT_ONCE = 20;

/** A document is valid until the end of its last day, in UTC. */
const EXPIRES_AT = "((document.valid_until + 1)::timestamp AT TIME ZONE 'UTC')";

/**
 * SQL that reads documents that expire within $1 days, but not within $2 days, and whose company has no notice of this
 * reminder yet. $3 is the current time, or null for the database's clock. A notice is unique by document, last day and
 * reminder, so it also records that the company was reminded. A document with a new last day is reminded of again.
 */
const DUE = `
  SELECT document.id, document.company_id AS "companyId", document.name, document.valid_until::text AS "validUntil", ${EXPIRES_AT} AS "expiresAt",
         ceil(extract(epoch FROM ${EXPIRES_AT} - clock.now) / 86400)::int AS "daysLeft"
    FROM (SELECT coalesce($3::timestamptz, statement_timestamp()) AS now) AS clock
    JOIN company_documents AS document ON document.valid_until BETWEEN (clock.now AT TIME ZONE 'UTC')::date - 1 + $2::int AND (clock.now AT TIME ZONE 'UTC')::date + $1::int
     AND ${EXPIRES_AT} > clock.now + make_interval(days => $2) AND ${EXPIRES_AT} <= clock.now + make_interval(days => $1)
    JOIN users ON users.id = document.company_id AND ${CAN_BE_NOTIFIED}
   WHERE NOT EXISTS (SELECT FROM notices WHERE notices.user_id = document.company_id AND notices.kind = 'companyDocumentExpires'
                        AND notices.tender_id IS NULL AND notices.bid_id IS NULL AND notices.occurrence = document.id || ' ' || document.valid_until || ' ' || $1::int)
   ORDER BY document.valid_until, document.id LIMIT ${AT_ONCE}`;

/**
 * Reminds companies 60 and 14 days before a document expires. Each reminder is sent once, by any process. If less than
 * 14 days are left, for example because the document was just added, the earlier reminder is left out.
 * @param now The current time; defaults to the database's clock
 */
export async function remindOfCompanyDocuments(db: DataSource, now?: Date) {
  for (const [place, days] of COMPANY_DOCUMENT_REMINDER_DAYS.entries()) {
    const untilDays = COMPANY_DOCUMENT_REMINDER_DAYS[place + 1] ?? 0;
    for (let reminded = AT_ONCE; reminded === AT_ONCE;)
      reminded = await db.transaction((tx) => remind(tx, { days, untilDays, now }));
  }
}

async function remind(tx: EntityManager, { days, untilDays, now }: { days: number; untilDays: number; now?: Date }) {
  const due = await tx.query<ExpiringDocument[]>(DUE, [days, untilDays, now ?? null]);
  for (const { id, companyId, name, validUntil, expiresAt, daysLeft } of due) {
    // The notice names the last moment of the last day, because the first moment of the next day would show that day.
    const facts = { name, days: daysLeft, until: new Date(expiresAt.getTime() - 1).toISOString() };
    const occurrence = `${id} ${validUntil} ${days}`;
    await notify(tx, { kind: "companyDocumentExpires", occurrence, facts }, [{ companyId, reason: "companyDocument" }]);
  }
  return due.length;
}
