import type { DataSource } from "typeorm";

import type { AuditEvent } from "#api/audit/AuditEvent.ts";

/**
 * The audit trail hides the users of these mutations, even of refused ones, until the tender is awarded or cancelled.
 * Administrators can read the audit trail, and must not know who asked a question while they answer it or decide the
 * bids.
 */
const ACTS = ["askQuestion", "withdrawQuestion"];
const LISTED = ACTS.map((act) => `'${act}'`).join(", ");

/**
 * SQL condition on `tenders`: the tender is awarded or cancelled. The audit trail then shows who asked its questions.
 */
const HAS_ENDED = "(tenders.status = 'awarded' OR tenders.cancelled_at IS NOT NULL)";

/**
 * SQL condition on the alias `event`: the user of the event is not hidden. A search by user must include this
 * condition, because every event that the search finds reveals its user. A scalar subquery is faster here than IN or
 * EXISTS, for which PostgreSQL would read all tenders.
 */
export const SHOWS_ACTOR = `(event.act NOT IN (${LISTED}) OR coalesce((SELECT ${HAS_ENDED} FROM tenders WHERE tenders.id = event.tenderId), false))`;

/**
 * Removes from the events who asked or withdrew a question, unless the question's tender is awarded or cancelled.
 * Executes one SQL statement if there are such events.
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
 * Clears the fields that identify the user. The request's id does so too, because the server's log contains it together
 * with the user's id.
 */
const NOBODY = { actorId: null, actorName: null, tokenId: null, tokenName: null, requestId: null, address: null };
