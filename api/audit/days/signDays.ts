import type { DataSource, EntityManager } from "typeorm";

import { openAuditKey } from "#api/audit/days/auditKey.ts";
import { dayLine, type Head, readDayLine, sumOf } from "#api/audit/days/dayLine.ts";
import { storeDayLines } from "#api/audit/days/storeDayLines.ts";
import { queueMail } from "#api/mail/queueMail.ts";

/**
 * STRIPE_LOCK is the first key of the advisory locks on hash chains, as in the migration AuditTrail. DAYS_LOCK is the
 * key of the advisory lock for signing days.
 */
const STRIPE_LOCK = 7_305_670;
const DAYS_LOCK = 7_305_671;
const STRIPES = 32;

export interface DaysOptions {
  dataDirectory: string;
  /** The global desk's e-mail address, to which the signed lines are sent. */
  desk: string;
  /** Called after mails were queued, to start the mail dispatcher. */
  queued: () => void;
}

/**
 * Signs each finished day of the audit trail that has no signed line yet, including days without events, and mails the
 * lines to the global desk. Of several concurrent processes, only one signs. Each process then adds the missing lines
 * to the file in its own DATA_DIR.
 * @param today The current day in UTC; by default that of the database's clock
 */
export async function signDays(db: DataSource, { dataDirectory, desk, queued }: DaysOptions, today?: string) {
  const [{ until }] = await db.query<[{ until: string }]>(
    "SELECT (coalesce($1::date, (clock_timestamp() AT TIME ZONE 'UTC')::date) - 1)::text AS until",
    [today ?? null],
  );
  // Wait for open transactions that have recorded events of a finished day: each holds the lock of its hash chain, so
  // take each of these locks once. Events that are recorded later belong to the current day.
  for (let stripe = 0; stripe < STRIPES; stripe++)
    await db.query("SELECT pg_advisory_xact_lock($1::int, $2::int)", [STRIPE_LOCK, stripe]);
  const signed = await db.transaction(async (tx) => {
    const [{ isHeld }] = await tx.query<[{ isHeld: boolean }]>(`SELECT pg_try_advisory_xact_lock($1) AS "isHeld"`, [
      DAYS_LOCK,
    ]);
    return isHeld ? signUntil(tx, until, { dataDirectory, desk }) : 0;
  });
  if (signed > 0) queued();
  await storeDayLines(db, dataDirectory);
}

async function signUntil(tx: EntityManager, until: string, { dataDirectory, desk }: Omit<DaysOptions, "queued">) {
  const days = await tx.query<{ day: string }[]>(
    `SELECT day::date::text AS day FROM generate_series(coalesce((SELECT max(day) + 1 FROM audit_days), (SELECT min(day) FROM audit_events)), $1::date, interval '1 day') AS day`,
    [until],
  );
  if (days.length === 0) return 0;
  const key = openAuditKey(dataDirectory);
  let [last] = await tx.query<{ line: string }[]>("SELECT line FROM audit_days ORDER BY day DESC LIMIT 1");
  for (const { day } of days) {
    const heads = await headsOf(tx, day);
    const line = dayLine(
      {
        day,
        events: heads.reduce((sum, { sequence }) => sum + sequence, 0),
        heads,
        previous: last ? sumOf(last.line) : null,
      },
      key,
    );
    await tx.query("INSERT INTO audit_days (day, line) VALUES ($1, $2)", [day, line]);
    await queueMail(tx, dayMail(line, desk));
    last = { line };
  }
  return days.length;
}

export const headsOf = (db: Pick<EntityManager, "query">, day: string) =>
  db.query<Head[]>(
    `SELECT stripe, sequence, hash FROM generate_series(0, ${STRIPES - 1}) AS chain
       CROSS JOIN LATERAL (SELECT * FROM audit_events WHERE day = $1 AND stripe = chain ORDER BY sequence DESC LIMIT 1) AS head ORDER BY stripe`,
    [day],
  );

function dayMail(line: string, desk: string) {
  const { day, events } = readDayLine(line)!;
  return {
    recipient: desk,
    replyTo: desk,
    subject: `Audit trail of ${day}`,
    text: `${events} events. Keep this mail: with it, a later change of that day's events can be proved.\n\n${line}\n`,
  };
}
