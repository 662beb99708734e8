import type { DataSource } from "typeorm";

import type { AuditEvent } from "#api/audit/AuditEvent.ts";

/**
 * The audit trail hides the users of these mutations until the tender is awarded or cancelled, and also the users whose
 * calls were refused. Otherwise administrators, who can read the audit trail, would know who asked a question while
 * they answer it or decide the bids.
 */
const ACTS = ["askQuestion", "withdrawQuestion"];
const LISTED = ACTS.map((act) => `'${act}'`).join(", ");

/**
 * SQL condition on `tenders`: the tender is awarded or cancelled, so the audit trail may show who asked its questions.
 */
const HAS_ENDED = "(tenders.status = 'awarded' OR tenders.cancelled_at IS NOT NULL)";

/**
 * SQL condition on the alias `event`: the user of the event is not hidden. A search by user must include this
 * condition, because every event that it finds reveals its user. The condition uses a scalar subquery, because
 * PostgreSQL would read all tenders for IN or EXISTS.
 */
export const SHOWS_ACTOR = `(event.act NOT IN (${LISTED}) OR coalesce((SELECT ${HAS_ENDED} FROM tenders WHERE tenders.id = event.tenderId), false))`;

/**
 * Removes who asked or withdrew a question from the events, until its tender is awarded or cancelled. Runs one SQL
 * statement if there are such events.
 */
export async function withoutAskers<T extends AuditEvent>(db: DataSource, events: readonly T[]): Promise<T[]> {
  const questionEvents = events.filter(({ act }) => ACTS.includes(act));
  if (questionEvents.length === 0) return [...events];
  const ended = await db.query<{ id: string }[]>(`SELECT id FROM tenders WHERE ${HAS_ENDED} AND id = ANY ($1)`, [
    questionEvents.map(({ tenderId }) => tenderId),
  ]);
  const shown = new Set(ended.map(({ id }) => id));
  return events.map((event) =>
    !questionEvents.includes(event) || shown.has(event.tenderId ?? "") ? event : Object.assign(event, NOBODY),
  );
}

/**
 * Clears the fields that identify the user. The request's id is one of them, because the server's log contains it
 * together with the user's id.
 */
const NOBODY = { actorId: null, actorName: null, tokenId: null, tokenName: null, requestId: null, address: null };
