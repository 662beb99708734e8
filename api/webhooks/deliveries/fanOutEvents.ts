import type { DataSource } from "typeorm";

import { JOIN_SUBJECT, ownerMayRead, type TwoStepSetting } from "#api/webhooks/deliveries/ownerMayRead.ts";

const AT_ONCE = 100;
const NOW = "coalesce($1::timestamptz, statement_timestamp())";

/**
 * SQL that deletes due events, and creates one delivery for each event and each subscribed webhook. With SKIP LOCKED,
 * concurrent processes take different events.
 */
const deliverySql = (settings: TwoStepSetting) => `
  WITH due AS (
    DELETE FROM webhook_events WHERE id IN (SELECT id FROM webhook_events WHERE due_at <= ${NOW} ORDER BY due_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING event, tender_id, bid_id, question_id, request_id, addendum, due_at
  ), subscribed AS (
    SELECT webhooks.id AS webhook_id, event.* FROM due AS event JOIN webhooks ON event.event = ANY (webhooks.events) AND webhooks.disabled_at IS NULL ${JOIN_SUBJECT}
     WHERE ${ownerMayRead(settings)} FOR KEY SHARE OF webhooks
  ), made AS (
    INSERT INTO webhook_deliveries (webhook_id, event, tender_id, bid_id, question_id, request_id, addendum, occurred_at, next_attempt_at)
    SELECT webhook_id, event, tender_id, bid_id, question_id, request_id, addendum, due_at, ${NOW} FROM subscribed ORDER BY due_at
  ) SELECT count(*)::int AS events FROM due`;

/**
 * Creates the deliveries of all due events.
 * @param options `now` is the current time, by default that of the database's clock. `signal` ends the work early
 */
export async function fanOutEvents(
  db: DataSource,
  settings: TwoStepSetting,
  { now, signal }: { now?: Date; signal?: AbortSignal } = {},
) {
  const statement = deliverySql(settings);
  let batch: { events: number } | undefined;
  do [batch] = await db.query<{ events: number }[]>(statement, [now ?? null]);
  while (batch?.events === AT_ONCE && !signal?.aborted);
}
