import type { DataSource, EntityManager } from "typeorm";

import { notify, tenderFacts } from "#api/notices/notify.ts";
import { shortened } from "#api/tenders/addenda/notifyAmended.ts";
import { isNotInfected } from "#api/files/viruses/virusCheck.ts";
import { DOCUMENT_HOURS, DOCUMENTS_UNTIL } from "#api/tenders/documents/documentsUntil.rules.ts";
import { SETTLING_MS } from "#api/tenders/lifecycle/phase.rules.ts";
import type { Tender } from "#api/tenders/Tender.ts";

/**
 * Companies are reminded this many hours before the deadline for the URLs of files. The deadline is DOCUMENT_HOURS
 * after the closing time, so the first reminder is due at the closing time.
 */
const HOURS = [DOCUMENT_HOURS, 6] as const;
const AT_ONCE = 20;

/**
 * The maximum size of a file's name in a notice, as JSON, in bytes. All data of a notice may have 8 kB, and a bid may
 * name 20 files.
 */
const MOST_NAME = 250;

/** SQL on a row of `bids`: the files of the bid's newest revision that have no URL. */
const OWED = `
  SELECT named.name, named.position FROM bid_documents AS named
   WHERE named.bid_id = bids.id AND named.revision = bids.revision
     AND NOT EXISTS (SELECT FROM bid_document_addresses AS given WHERE given.bid_id = named.bid_id AND given.document_key = named.document_key AND ${isNotInfected("given.file_id")})`;

/**
 * Claims the due reminders: the process that inserts a row into document_reminders sends the reminder. The row contains
 * the closing time, so that after a new closing time both reminders are due again. The first reminder is sent
 * SETTLING_MS after the closing time, when no more bids can be stored. If less than six hours are left, for example
 * after downtime, the first reminder is not sent.
 */
const CLAIM = `
  INSERT INTO document_reminders (tender_id, hours, closing_date)
  SELECT id, $1, closing_date FROM tenders
   WHERE status <> 'draft' AND deleted_at IS NULL AND cancelled_at IS NULL
     AND closing_date > $2::timestamptz + make_interval(hours => $3 - ${DOCUMENT_HOURS}) AND closing_date <= $2::timestamptz + make_interval(hours => $1 - ${DOCUMENT_HOURS})
     AND closing_date <= $2::timestamptz - make_interval(secs => ${SETTLING_MS / 1000})
     AND EXISTS (SELECT FROM bids WHERE bids.tender_id = tenders.id AND withdrawn_at IS NULL AND EXISTS (${OWED}))
     AND NOT EXISTS (SELECT FROM document_reminders AS done WHERE done.tender_id = tenders.id AND done.hours = $1 AND done.closing_date = tenders.closing_date)
   ORDER BY closing_date LIMIT ${AT_ONCE}
  ON CONFLICT DO NOTHING RETURNING tender_id AS id`;

interface Owing extends Pick<Tender, "tenderNumber" | "title"> {
  tenderId: string;
  bidId: string;
  companyId: string;
  until: Date;
  owed: number;
  /** The names of the files; empty for a sealed bid. */
  names: string[];
}

/**
 * Reminds companies whose live bid names files without a URL, and states the deadline for the URLs. Of several
 * processes, only one sends a reminder.
 * @param now The current time; defaults to the database's clock
 */
export async function remindOfDocuments(db: DataSource, now?: Date) {
  for (const [place, hours] of HOURS.entries()) {
    for (let claimed = AT_ONCE; claimed === AT_ONCE;)
      claimed = await db.transaction((tx) => remind(tx, { hours, untilHours: HOURS[place + 1] ?? 0, now }));
  }
}

async function remind(
  tx: EntityManager,
  { hours, untilHours, now }: { hours: number; untilHours: number; now?: Date },
) {
  const [{ at }] = await tx.query<[{ at: Date }]>("SELECT coalesce($1::timestamptz, statement_timestamp()) AS at", [
    now ?? null,
  ]);
  const claimed = await tx.query<{ id: string }[]>(CLAIM, [hours, at, untilHours]);
  if (claimed.length > 0)
    await notifyOwing(
      tx,
      claimed.map(({ id }) => id),
      hours,
    );
  return claimed.length;
}

async function notifyOwing(tx: EntityManager, tenderIds: readonly string[], hours: number) {
  const owing = await tx.query<Owing[]>(
    `SELECT tenders.id AS "tenderId", tenders.tender_number AS "tenderNumber", tenders.title, tenders.${DOCUMENTS_UNTIL} AS until, bids.id AS "bidId", bids.company_id AS "companyId", owed.owed, owed.names
       FROM bids JOIN tenders ON tenders.id = bids.tender_id
      CROSS JOIN LATERAL (SELECT count(*)::int AS owed, coalesce(array_agg(name ORDER BY position) FILTER (WHERE name IS NOT NULL), '{}') AS names FROM (${OWED}) AS each) AS owed
      WHERE bids.tender_id = ANY ($1) AND bids.withdrawn_at IS NULL AND owed.owed > 0`,
    [tenderIds],
  );
  for (const tenderId of tenderIds) {
    const [first, ...others] = owing.filter((each) => each.tenderId === tenderId);
    if (!first) continue;
    const until = first.until.toISOString();
    await notify(
      tx,
      { kind: "documentsOwed", tenderId, occurrence: `${hours} ${until}`, facts: { ...tenderFacts(first), until } },
      [first, ...others].map(({ companyId, bidId, owed, names }) => ({
        companyId,
        bidId,
        reason: "bid",
        facts: { owed, names: names.map((name) => shortened(name, MOST_NAME)) },
      })),
    );
  }
}
