import type { DataSource } from "typeorm";

import { JOIN_SUBJECT, mayBeTold, type TellSettings } from "#api/webhooks/mayBeTold.ts";
import type { WebhookDelivery } from "#api/webhooks/WebhookDelivery.ts";

/** A delivery that this process sends, with what it tells. */
export interface Claim extends Pick<WebhookDelivery, "id" | "event" | "webhookId" | "tenderId" | "bidId" | "occurredAt"> {
  attempts: number;
  url: string;
  sealedSecret: string;
  /** Until the rotation is over. */
  oldSealedSecret: string | null;
  tenderNumber: string | null;
  title: string | null;
  mayBeTold: boolean;
  now: Date;
}

const NOW = "coalesce($1::timestamptz, statement_timestamp())";

/**
 * The claim postpones the next attempt, so that no other process sends the message meanwhile; a process that dies leaves it due. One
 * message to a webhook at a time: a slow receiver holds up nobody else.
 */
const CLAIM = `
  UPDATE webhook_deliveries SET attempts = attempts + 1, claimed_until = ${NOW} + interval '1 minute', next_attempt_at = ${NOW} + interval '1 minute'
   WHERE id = (SELECT id FROM webhook_deliveries AS due WHERE next_attempt_at <= ${NOW}
                  AND NOT EXISTS (SELECT FROM webhook_deliveries AS busy WHERE busy.webhook_id = due.webhook_id AND busy.claimed_until > ${NOW})
                ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, ${NOW} AS now`;

const read = (settings: TellSettings) => `
  SELECT told.id, told.event, told.webhook_id AS "webhookId", told.tender_id AS "tenderId", told.bid_id AS "bidId", told.occurred_at AS "occurredAt", told.attempts,
         webhooks.url, webhooks.sealed_secret AS "sealedSecret", CASE WHEN webhooks.old_secret_ends_at > $2 THEN webhooks.old_sealed_secret END AS "oldSealedSecret",
         coalesce(bids.tender_number, tenders.tender_number) AS "tenderNumber", coalesce(bids.tender_title, tenders.title) AS title,
         (${mayBeTold(settings)}) AS "mayBeTold", $2::timestamptz AS now
    FROM webhook_deliveries AS told JOIN webhooks ON webhooks.id = told.webhook_id ${JOIN_SUBJECT} WHERE told.id = $1`;

/** The next delivery that is due; undefined if there is none. @param now defaults to the database's clock */
export async function claimDelivery(db: DataSource, settings: TellSettings, now?: Date): Promise<Claim | undefined> {
  for (;;) {
    const [[claimed]] = await db.query<[{ id: string; now: Date }[], number]>(CLAIM, [now ?? null]);
    if (!claimed) return undefined;
    const [claim] = await db.query<Claim[]>(read(settings), [claimed.id, claimed.now]);
    // Its webhook was deleted meanwhile.
    if (!claim) continue;
    if (claim.mayBeTold) return claim;
    await db.query("DELETE FROM webhook_deliveries WHERE id = $1", [claim.id]);
  }
}
