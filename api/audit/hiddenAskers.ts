import type { DataSource } from "typeorm";

import type { AuditEvent } from "#api/audit/AuditEvent.ts";

/** Who does these is told nobody before the tender's end: whoever answers or decides would read it. Refusals of them tell as much. */
const ACTS = ["askQuestion", "withdrawQuestion"];
const LISTED = ACTS.map((act) => `'${act}'`).join(", ");

/** Whether who asked about a tender may be told. */
const HAS_ENDED = "(tenders.status = 'awarded' OR tenders.cancelled_at IS NOT NULL)";

/** As SQL on the alias `event`: an event is not found by an actor whom it does not show. A value of one row: PostgreSQL would read all tenders for IN or EXISTS. */
export const SHOWS_ACTOR = `(event.act NOT IN (${LISTED}) OR coalesce((SELECT ${HAS_ENDED} FROM tenders WHERE tenders.id = event.tenderId), false))`;

/** Takes from events what leads to who asked a question, until its tender is awarded or cancelled. One more statement, if there are such events. */
export async function withoutAskers<T extends AuditEvent>(db: DataSource, events: readonly T[]): Promise<T[]> {
  const asked = events.filter(({ act }) => ACTS.includes(act));
  if (asked.length === 0) return [...events];
  const ended = await db.query<{ id: string }[]>(`SELECT id FROM tenders WHERE ${HAS_ENDED} AND id = ANY ($1)`, [asked.map(({ tenderId }) => tenderId)]);
  const shown = new Set(ended.map(({ id }) => id));
  return events.map((event) => (!asked.includes(event) || shown.has(event.tenderId ?? "") ? event : Object.assign(event, NOBODY)));
}

/** The request's id would lead to the person in the log. */
const NOBODY = { actorId: null, actorName: null, tokenId: null, tokenName: null, requestId: null, address: null };
