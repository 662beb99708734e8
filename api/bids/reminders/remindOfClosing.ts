import type { DataSource, EntityManager } from "typeorm";

import { unconfirmedOnTender } from "#api/bids/addenda/unconfirmedAddenda.ts";
import { concernedWith } from "#api/notices/recipients.ts";
import { notify, tenderFacts } from "#api/notices/notify.ts";
import type { Tender } from "#api/tenders/Tender.ts";
import { ACCEPTS_BIDS } from "#api/tenders/lifecycle/phaseSql.ts";

type Closing = Pick<Tender, "id" | "tenderNumber" | "title" | "closingDate">;

/**
 * Companies are reminded this many hours before the closing time. For a tender that accepts bids for less than 72 hours
 * in all, only the reminder at 24 hours is sent.
 */
const HOURS = [72, 24] as const;
const AT_ONCE = 20;
const DAY = 86_400_000;

/**
 * Claims the due reminders: the process that inserts a row into tender_reminders sends the reminder. The row contains
 * the closing time, so that after an extension both reminders are due again. If less than 24 hours are left, for
 * example after downtime, the reminder at 72 hours is not sent.
 */
const CLAIM = `
  INSERT INTO tender_reminders (tender_id, hours, closing_date)
  SELECT id, $1, closing_date FROM tenders
   WHERE ${ACCEPTS_BIDS("tenders", "$2::timestamptz")} AND closing_date > $2::timestamptz + make_interval(hours => $3) AND closing_date <= $2::timestamptz + make_interval(hours => $1)
     AND ($1 <> ${HOURS[0]} OR closing_date - greatest(opening_date, coalesce(published_at, created_at)) >= make_interval(hours => $1))
     AND NOT EXISTS (SELECT FROM tender_reminders AS done WHERE done.tender_id = tenders.id AND done.hours = $1 AND done.closing_date = tenders.closing_date)
   ORDER BY closing_date LIMIT ${AT_ONCE}
  ON CONFLICT DO NOTHING RETURNING tender_id AS id, closing_date AS "closingDate"`;

/**
 * Reminds companies of a tender that closes soon if they have only a draft, asked a question without bidding, or have a
 * bid with unconfirmed addenda. Of several processes, only one sends a reminder.
 * @param now The current time; defaults to the database's clock
 */
export async function remindOfClosing(db: DataSource, now?: Date) {
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
  const claimed = await tx.query<Pick<Closing, "id" | "closingDate">[]>(CLAIM, [hours, at, untilHours]);
  for (const tender of await stillClosing(tx, claimed, at)) await notifyUnfinished(tx, tender, { hours, at });
  return claimed.length;
}

/**
 * Returns the claimed tenders whose closing time is unchanged, and locks them until the notices are stored. An
 * extension or cancellation before the lock prevents the reminder. After the lock, an extension or cancellation waits
 * for this transaction.
 */
const stillClosing = (tx: EntityManager, claimed: readonly Pick<Closing, "id" | "closingDate">[], at: Date) =>
  tx.query<Closing[]>(
    `SELECT id, tender_number AS "tenderNumber", title, closing_date AS "closingDate"
       FROM tenders JOIN unnest($1::uuid[], $2::timestamptz[]) AS claimed (id, closing_date) USING (id, closing_date)
      WHERE ${ACCEPTS_BIDS("tenders", "$3::timestamptz")} ORDER BY id FOR SHARE OF tenders`,
    [claimed.map(({ id }) => id), claimed.map(({ closingDate }) => closingDate), at],
  );

async function notifyUnfinished(
  tx: EntityManager,
  { id: tenderId, closingDate, ...tender }: Closing,
  { hours, at }: { hours: number; at: Date },
) {
  const closing = closingDate.toISOString();
  const notice = {
    kind: "closingSoon" as const,
    tenderId,
    occurrence: `${hours} ${closing}`,
    facts: {
      ...tenderFacts(tender),
      hours: hoursBefore(hours, closingDate, at),
      closing,
      unconfirmed: null,
      at: null,
      persons: [],
    },
  };
  await notify(tx, notice, [...(await withoutBid(tx, tenderId)), ...(await withUnconfirmedBid(tx, tenderId))]);
}

/**
 * Returns the number of hours that a reminder states. If the reminder is late, for example after downtime, this is the
 * time left, rounded up to whole days, in hours.
 */
const hoursBefore = (hours: number, closing: Date, at: Date) =>
  Math.min(hours, Math.ceil((closing.getTime() - at.getTime()) / DAY) * 24);

async function withoutBid(tx: EntityManager, tenderId: string) {
  const drafts = await tx.query<{ companyId: string; savedAt: Date }[]>(
    'SELECT company_id AS "companyId", saved_at AS "savedAt" FROM bid_drafts WHERE tender_id = $1',
    [tenderId],
  );
  const savedAt = new Map(drafts.map((draft) => [draft.companyId, draft.savedAt]));
  return (await concernedWith(tx, tenderId))
    .filter(({ reason }) => reason !== "bid")
    .map(({ companyId, reason }) => {
      const saved = savedAt.get(companyId);
      return { companyId, reason, facts: saved ? { at: saved.toISOString(), persons: [companyId] } : {} };
    });
}

const withUnconfirmedBid = async (tx: EntityManager, tenderId: string) =>
  (await unconfirmedOnTender(tx, tenderId)).map(({ companyId, bidId, addendum }) => ({
    companyId,
    bidId,
    reason: "bid" as const,
    facts: { unconfirmed: addendum },
  }));
