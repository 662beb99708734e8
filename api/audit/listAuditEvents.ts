import type { DataSource } from "typeorm";

import { AuditEvent } from "#api/audit/AuditEvent.ts";
import type { AuditFilter } from "#api/audit/AuditFilter.ts";
import { SHOWS_ACTOR, withoutAskers } from "#api/audit/withoutAskers.ts";
import { readPage, type PageArgs } from "#api/core/graphql/connection.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { atEdge } from "#api/core/rules/moments.rules.ts";
import { badInput } from "#api/core/rules/valid.ts";

const IDS = { actor: "actorId", tenderId: "tenderId", bidId: "subjectId", userId: "subjectId" } as const;

/**
 * Lists the events that match the filter, newest first. Hides who asked a question, see withoutAskers. Refuses
 * BAD_USER_INPUT for a malformed id.
 */
export async function listAuditEvents({ db }: { db: DataSource }, page: PageArgs, filter: AuditFilter = {}) {
  const events = db.getRepository(AuditEvent).createQueryBuilder("event").where({});
  for (const [name, column] of Object.entries(IDS)) {
    const id = filter[name as keyof typeof IDS];
    if (id == null) continue;
    if (!isId(id)) throw badInput({ [name]: "Invalid input" });
    events.andWhere(`event.${column} = :${name}`, { [name]: id });
    if (name === "actor") events.andWhere(SHOWS_ACTOR);
  }
  if (filter.act != null) events.andWhere("event.act = :act", { act: filter.act.replaceAll("\0", "") });
  if (filter.outcome != null)
    events.andWhere(filter.outcome === "done" ? "event.outcome = 'done'" : "event.outcome <> 'done'");
  if (filter.from) events.andWhere("event.occurredAt >= :from", { from: atEdge(filter.from, "day start") });
  if (filter.to) events.andWhere("event.occurredAt <= :to", { to: atEdge(filter.to, "day end") });
  const found = await readPage(events, page, { field: "occurredAt", direction: "descending" });
  return { ...found, nodes: await withoutAskers(db, found.nodes) };
}
