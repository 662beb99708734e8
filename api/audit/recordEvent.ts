import type { EntityManager } from "typeorm";

import { networkRecorded } from "#api/audit/networkRecorded.ts";
import type { Subject } from "#api/audit/recordedFields.ts";
import { changeOf, creationOf } from "#api/audit/recordedValue.ts";
import { prepared } from "#api/core/database/prepared.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/** Who acts, by which request; `user` is missing where a form is posted without a session, and all of it where the product acts by itself. */
export type Actor = Partial<Pick<Context, "requestId" | "address" | "user" | "token">>;

export const THE_PRODUCT: Actor = {};

export interface NewEvent {
  /** The mutation's name, or that of another act. */
  act: string;
  /** Of a refusal; `done` without one. */
  refused?: RefusalCode;
  subject?: Subject;
  subjectId?: string;
  /** The tender that the subject belongs to, or is. */
  tenderId?: string;
  before?: object | null;
  after?: object | null;
  /** How many like events before this one were not recorded. */
  repeated?: number;
}

interface Subjected extends Pick<NewEvent, "act" | "tenderId"> {
  subject: Subject;
}

const COLUMNS = "actor_id uuid, act text, outcome text, subject text, subject_id uuid, tender_id uuid, before jsonb, after jsonb, repeated int, request_id text, address text, token_id uuid";
const NAMES = COLUMNS.split(", ").map((column) => column.split(" ")[0]!);

/**
 * The INSERT of an event, to be a part of the act's own statement.
 * @param parameter of the statement, which eventParameter makes
 * @param instead SQL expressions of columns that the statement itself knows, by the column's name
 * @param from what these expressions read
 */
export function eventInsert(parameter: string, instead: Partial<Record<(typeof NAMES)[number], string>> = {}, from = "") {
  const values = NAMES.map((name) => instead[name] ?? `event.${name}`);
  return `INSERT INTO audit_events (${NAMES.join(", ")}) SELECT ${values.join(", ")} FROM jsonb_to_recordset(${parameter}::jsonb) AS event (${COLUMNS})${from && `, ${from}`}`;
}

/** The events of one statement as its parameter. */
export const eventParameter = (actor: Actor, ...events: NewEvent[]) => JSON.stringify(events.map((event) => rowOf(actor, event)));

const rowOf = ({ user, requestId, address, token }: Actor, { act, refused, subject, subjectId, tenderId, before, after, repeated }: NewEvent) => ({
  actor_id: user?.id ?? null,
  act,
  outcome: refused ?? "done",
  subject: subject ?? null,
  subject_id: subjectId ?? null,
  tender_id: tenderId ?? (subject === "tender" ? subjectId : null) ?? null,
  before: before ?? null,
  after: after ?? null,
  repeated: repeated ?? 0,
  request_id: requestId ?? null,
  address: address ? networkRecorded(address) : null,
  token_id: token?.id ?? null,
});

const INSERT = prepared(eventInsert("$1"));

/** Records what has happened, in the transaction of the act: both are stored or neither. */
export async function recordEvent(tx: Pick<EntityManager, "query">, actor: Actor, ...events: NewEvent[]) {
  await tx.query(INSERT, [eventParameter(actor, ...events)]);
}

/** Records something new, and answers it. */
export async function recordCreation<T extends { id: string }>(tx: EntityManager, actor: Actor, event: Subjected, after: T): Promise<T> {
  await recordEvent(tx, actor, { ...event, subjectId: after.id, ...creationOf(event.subject, after) });
  return after;
}

/** Records which fields differ, and answers what it is now. @param before a copy from before the change */
export async function recordChange<T extends { id: string }>(tx: EntityManager, actor: Actor, event: Subjected, before: object, after: T): Promise<T> {
  await recordEvent(tx, actor, { ...event, subjectId: after.id, ...changeOf(event.subject, before, after) });
  return after;
}
