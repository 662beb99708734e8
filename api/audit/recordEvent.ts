import type { EntityManager } from "typeorm";

import type { Subject } from "#api/audit/recordedFields.ts";
import { changeOf, creationOf } from "#api/audit/recordedValue.ts";
import { prepared } from "#api/core/database/prepared.ts";
import type { Context } from "#api/core/graphql/context.ts";
import type { RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

/**
 * Who causes an event: the user, the API token and the request. A request without a session, such as a registration,
 * has no `user`. Background work has none of these fields.
 */
export type Actor = Partial<Pick<Context, "requestId" | "address" | "user" | "token">>;

export const THE_PRODUCT: Actor = {};

export interface NewEvent {
  /** The name of the mutation, or of another operation such as readBids. */
  act: string;
  /** The error code of the refusal. Omitted if the operation succeeded. */
  refused?: RefusalCode;
  subject?: Subject;
  subjectId?: string;
  /** The id of the subject's tender, or of the subject itself if it is a tender. */
  tenderId?: string;
  before?: object | null;
  after?: object | null;
  /** The number of similar events since the last recorded event that were not recorded. */
  repeated?: number;
}

interface Subjected extends Pick<NewEvent, "act" | "tenderId"> {
  subject: Subject;
  /** Facts that the event contains in addition to the recorded fields of the object. */
  facts?: object;
}

const COLUMNS =
  "actor_id uuid, act text, outcome text, subject text, subject_id uuid, tender_id uuid, before jsonb, after jsonb, repeated int, request_id text, address text, token_id uuid";
const NAMES = COLUMNS.split(", ").map((column) => column.split(" ")[0]!);

/**
 * Returns the SQL that inserts events. It can be part of another SQL statement, so that recording needs no separate
 * statement.
 * @param parameter The placeholder, such as `$1`, of the value that eventParameter returns
 * @param instead SQL expressions by column name, for values that are known only within the SQL statement
 * @param from The FROM clause that these SQL expressions need
 */
export function eventInsert(
  parameter: string,
  instead: Partial<Record<(typeof NAMES)[number], string>> = {},
  from = "",
) {
  const values = NAMES.map((name) => instead[name] ?? `event.${name}`);
  return `INSERT INTO audit_events (${NAMES.join(", ")}) SELECT ${values.join(", ")} FROM jsonb_to_recordset(${parameter}::jsonb) AS event (${COLUMNS})${from && `, ${from}`}`;
}

/** Returns the parameter for the SQL of eventInsert: the events as JSON. */
export const eventParameter = (actor: Actor, ...events: NewEvent[]) =>
  JSON.stringify(events.map((event) => rowOf(actor, event)));

const rowOf = (
  { user, requestId, address, token }: Actor,
  { act, refused, subject, subjectId, tenderId, before, after, repeated }: NewEvent,
) => ({
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

/**
 * Records events. Call it in the transaction of the change that the events describe, so that both are stored or
 * neither.
 */
export async function recordEvent(tx: Pick<EntityManager, "query">, actor: Actor, ...events: NewEvent[]) {
  await tx.query(INSERT, [eventParameter(actor, ...events)]);
}

/** Records the creation of an object, and returns the object. */
export async function recordCreation<T extends { id: string }>(
  tx: EntityManager,
  actor: Actor,
  { facts, ...event }: Subjected,
  after: T,
): Promise<T> {
  const created = creationOf(event.subject, after);
  await recordEvent(tx, actor, { ...event, subjectId: after.id, ...created, after: { ...created.after, ...facts } });
  return after;
}

/**
 * Records an event with the fields in which `before` and `after` differ, and returns `after`.
 * @param before A copy of the object from before the change
 */
export async function recordChange<T extends { id: string }>(
  tx: EntityManager,
  actor: Actor,
  { facts, ...event }: Subjected,
  before: object,
  after: T,
): Promise<T> {
  const changed = changeOf(event.subject, before, after);
  await recordEvent(tx, actor, { ...event, subjectId: after.id, ...changed, after: { ...changed.after, ...facts } });
  return after;
}

/**
 * Reduces an IPv4 address to its /24 network. networkOf has already reduced an IPv6 address to its /64 network.
 * @param address The address or network that networkOf returned
 */
export const networkRecorded = (address: string) => address.replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");
