import type { DataSource } from "typeorm";

import { JOIN_SUBJECT, ownerMayRead, type TwoStepSetting } from "#api/webhooks/deliveries/ownerMayRead.ts";
import type { WebhookDelivery } from "#api/webhooks/deliveries/WebhookDelivery.ts";

/** A delivery that this process has claimed, with the data of its message. */
export interface Claim extends Pick<
  WebhookDelivery,
  "id" | "event" | "webhookId" | "tenderId" | "bidId" | "questionId" | "requestId" | "addendum" | "occurredAt"
> {
  attempts: number;
  url: string;
  sealedSecret: string;
  /** The encrypted secret before the last rotation; null later than OLD_SECRET_HOURS after the rotation. */
  oldSealedSecret: string | null;
  tenderNumber: string | null;
  title: string | null;
  mayRead: boolean;
  now: Date;
}

const NOW = "coalesce($1::timestamptz, statement_timestamp())";

/** The maximum number of messages that are sent at the same time to the webhooks of one user. */
const OF_ONE_PERSON = 2;
/**
 * The maximum number of messages that are sent at the same time to receivers that may be slow. These are test messages,
 * and messages to webhooks whose last attempt failed.
 */
const OF_SLOW = 4;

const isSlow = (delivery: string) => `(${delivery}.event = 'webhook.test' OR webhooks.failing_since IS NOT NULL)`;

/**
 * SQL that claims one due delivery for a minute. The claim postpones the next attempt, so that no other process sends
 * the message. If this process crashes, the message is due again after the minute. Each webhook receives one message at
 * a time. OF_ONE_PERSON and OF_SLOW limit the simultaneous messages, so that slow receivers do not delay the messages
 * to other users.
 */
const CLAIM = `
  WITH busy AS MATERIALIZED (
    SELECT webhook_id, user_id, ${isSlow("sent")} AS is_slow
      FROM webhook_deliveries AS sent JOIN webhooks ON webhooks.id = webhook_id WHERE claimed_until > ${NOW})
  UPDATE webhook_deliveries SET attempts = attempts + 1, claimed_until = ${NOW} + interval '1 minute', next_attempt_at = ${NOW} + interval '1 minute'
   WHERE id = (SELECT due.id FROM webhook_deliveries AS due JOIN webhooks ON webhooks.id = webhook_id
                WHERE next_attempt_at <= ${NOW}
                  AND webhook_id NOT IN (SELECT webhook_id FROM busy)
                  AND user_id NOT IN (SELECT user_id FROM busy GROUP BY user_id HAVING count(*) >= ${OF_ONE_PERSON})
                  AND (NOT ${isSlow("due")} OR (SELECT count(*) FROM busy WHERE is_slow) < ${OF_SLOW})
                ORDER BY next_attempt_at, due.id LIMIT 1 FOR UPDATE OF due SKIP LOCKED)
  RETURNING id, ${NOW} AS now`;

const read = (settings: TwoStepSetting) => `
  SELECT event.id, event.event, event.webhook_id AS "webhookId", event.tender_id AS "tenderId", event.bid_id AS "bidId", event.question_id AS "questionId", event.request_id AS "requestId", event.addendum, event.occurred_at AS "occurredAt", event.attempts,
         webhooks.url, webhooks.sealed_secret AS "sealedSecret", CASE WHEN webhooks.old_secret_ends_at > $2 THEN webhooks.old_sealed_secret END AS "oldSealedSecret",
         coalesce(bids.tender_number, tenders.tender_number) AS "tenderNumber", coalesce(bids.tender_title, tenders.title) AS title,
         (${ownerMayRead(settings)}) AS "mayRead", $2::timestamptz AS now
    FROM webhook_deliveries AS event JOIN webhooks ON webhooks.id = event.webhook_id ${JOIN_SUBJECT} WHERE event.id = $1`;

/**
 * Claims the next due delivery; undefined if there is none. Deletes due deliveries that the webhook's owner may no
 * longer read.
 * @param now The current time; by default that of the database's clock
 */
export async function claimDelivery(db: DataSource, settings: TwoStepSetting, now?: Date): Promise<Claim | undefined> {
  for (;;) {
    const [[claimed]] = await db.query<[{ id: string; now: Date }[], number]>(CLAIM, [now ?? null]);
    if (!claimed) return undefined;
    const [claim] = await db.query<Claim[]>(read(settings), [claimed.id, claimed.now]);
    // The webhook was deleted after the claim.
    if (!claim) continue;
    if (claim.mayRead) return claim;
    await db.query("DELETE FROM webhook_deliveries WHERE id = $1", [claim.id]);
  }
}
