import type { DataSource, EntityManager } from "typeorm";

import { openAuditKey } from "#api/audit/days/auditKey.ts";
import { dayLine, type Head, readDayLine, sumOf } from "#api/audit/days/dayLine.ts";
import { keepDayLines } from "#api/audit/days/keepDayLines.ts";
import { queueMail } from "#api/mail/queueMail.ts";

/** Advisory lock keys: of the chains, as the migration AuditTrail has it, and of this work. */
const STRIPE_LOCK = 7_305_670;
const DAYS_LOCK = 7_305_671;
const STRIPES = 32;

export interface DaysOptions {
  dataDirectory: string;
  /** Where the signed lines are mailed to. */
  desk: string;
  /** Wakes the mail dispatcher. */
  queued: () => void;
}

/**
 * Signs each finished day that has no line yet, one without events too, and mails the lines to the desk: once among several
 * processes. Each process then adds the lines that its own file lacks.
 * @param today defaults to the database's day in UTC
 */
export async function signDays(db: DataSource, { dataDirectory, desk, queued }: DaysOptions, today?: string) {
  const [{ until }] = await db.query<[{ until: string }]>("SELECT (coalesce($1::date, (clock_timestamp() AT TIME ZONE 'UTC')::date) - 1)::text AS until", [today ?? null]);
  // Waits for the transactions that began an event of a finished day: whoever comes later has a later time.
  for (let stripe = 0; stripe < STRIPES; stripe++) await db.query("SELECT pg_advisory_xact_lock($1::int, $2::int)", [STRIPE_LOCK, stripe]);
  const signed = await db.transaction(async (tx) => {
    const [{ isHeld }] = await tx.query<[{ isHeld: boolean }]>(`SELECT pg_try_advisory_xact_lock($1) AS "isHeld"`, [DAYS_LOCK]);
    return isHeld ? signUntil(tx, until, { dataDirectory, desk }) : 0;
  });
  if (signed > 0) queued();
  await keepDayLines(db, dataDirectory);
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
    const line = dayLine({ day, events: heads.reduce((sum, { sequence }) => sum + sequence, 0), heads, previous: last ? sumOf(last.line) : null }, key);
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
