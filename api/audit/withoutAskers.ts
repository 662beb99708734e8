import type { DataSource } from "typeorm";

import type { AuditEvent } from "#api/audit/AuditEvent.ts";

/**
 * Acts whose actor stays hidden until the tender is awarded or cancelled, because administrators who answer questions
 * or decide bids can read the trail. The same applies to refusals of these acts.
 */
const ACTS = ["askQuestion", "withdrawQuestion"];
const LISTED = ACTS.map((act) => `'${act}'`).join(", ");

/** SQL condition: the tender is awarded or cancelled, so that the trail may reveal the askers. */
const HAS_ENDED = "(tenders.status = 'awarded' OR tenders.cancelled_at IS NOT NULL)";

/**
 * SQL condition on the alias `event`, so that a filter by actor does not find events with a hidden actor. A scalar
 * subquery, because PostgreSQL would read all tenders for IN or EXISTS.
 */
export const SHOWS_ACTOR = `(event.act NOT IN (${LISTED}) OR coalesce((SELECT ${HAS_ENDED} FROM tenders WHERE tenders.id = event.tenderId), false))`;

/**
 * Removes the asker's identity from events about questions, until the tender is awarded or cancelled. Runs one
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

/** The request's id is removed too, because the log contains it together with the user's id. */
const NOBODY = { actorId: null, actorName: null, tokenId: null, tokenName: null, requestId: null, address: null };
