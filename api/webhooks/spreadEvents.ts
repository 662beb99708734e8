import type { DataSource } from "typeorm";

import { JOIN_SUBJECT, mayBeTold, type TellSettings } from "#api/webhooks/mayBeTold.ts";

const AT_ONCE = 100;
const NOW = "coalesce($1::timestamptz, statement_timestamp())";

/**
 * Makes a delivery for each subscriber of each event whose time has come, and forgets the event, in one statement: both or neither. SKIP
 * LOCKED: several processes take different events.
 */
const spread = (settings: TellSettings) => `
  WITH told AS (
    DELETE FROM webhook_events WHERE id IN (SELECT id FROM webhook_events WHERE due_at <= ${NOW} ORDER BY due_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING event, tender_id, bid_id, due_at
  ), subscribed AS (
    SELECT webhooks.id AS webhook_id, told.* FROM told JOIN webhooks ON told.event = ANY (webhooks.events) AND webhooks.disabled_at IS NULL ${JOIN_SUBJECT}
     WHERE ${mayBeTold(settings)} FOR KEY SHARE OF webhooks
  ), made AS (
    INSERT INTO webhook_deliveries (webhook_id, event, tender_id, bid_id, occurred_at, next_attempt_at)
    SELECT webhook_id, event, tender_id, bid_id, due_at, ${NOW} FROM subscribed ORDER BY due_at
  ) SELECT count(*)::int AS events FROM told`;

/** @param now defaults to the database's clock */
export async function spreadEvents(db: DataSource, settings: TellSettings, { now, signal }: { now?: Date; signal?: AbortSignal } = {}) {
  const statement = spread(settings);
  let told: { events: number } | undefined;
  do [told] = await db.query<{ events: number }[]>(statement, [now ?? null]);
  while (told?.events === AT_ONCE && !signal?.aborted);
}
