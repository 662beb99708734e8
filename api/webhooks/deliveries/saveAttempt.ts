import type { EntityManager } from "typeorm";

import type { Claim } from "#api/webhooks/deliveries/claimDelivery.ts";
import { disableWebhook } from "#api/webhooks/disableWebhook.ts";
import { FAILING_DAYS } from "#api/webhooks/webhook.rules.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";
import type { Outcome, WebhookWork } from "#api/webhooks/deliveries/webhookWork.ts";

const FAILING_MS = FAILING_DAYS * 24 * 60 * 60 * 1000;
/** HTTP 410: the receiver wants no further messages. */
const GONE = 410;

interface Attempt extends Outcome {
  durationMs: number;
}

/**
 * Records the result of an attempt and the time of the next attempt. Disables the webhook after FAILING_DAYS days of
 * failures or a response with status 410, and notifies the webhook's owner.
 */
export async function saveAttempt({ db, log }: Pick<WebhookWork, "db" | "log">, claim: Claim, attempt: Attempt) {
  const isDisabled = await db.transaction(async (tx) => {
    // Lock the webhook before the delivery. The deletion of a webhook locks both in the same order, so a deadlock is
    // impossible.
    const webhook = await tx.findOne(Webhook, { where: { id: claim.webhookId }, lock: { mode: "pessimistic_write" } });
    if (!webhook || !(await saveOutcome(tx, claim, attempt))) return false;
    if (claim.event === "webhook.test" || webhook.disabledAt) return false;
    const failingSince = attempt.error === null ? null : (webhook.failingSince ?? claim.now);
    if (failingSince?.getTime() !== webhook.failingSince?.getTime())
      await tx.query("UPDATE webhooks SET failing_since = $2 WHERE id = $1", [webhook.id, failingSince]);
    const isOver =
      failingSince !== null &&
      (attempt.statusCode === GONE || claim.now.getTime() - failingSince.getTime() >= FAILING_MS);
    if (isOver) await disableWebhook(tx, webhook, { now: claim.now, failure: attempt.error! });
    return isOver;
  });
  if (attempt.error !== null)
    log.info(
      { webhook: claim.webhookId, delivery: claim.id, attempts: claim.attempts, status: attempt.statusCode },
      "a message to a webhook failed",
    );
  if (isDisabled) log.warn({ webhook: claim.webhookId }, "a webhook was disabled");
}

/**
 * Records the result of an attempt on its delivery.
 * @returns false if nothing was recorded, because this process took too long and another process has claimed the
 * message
 */
async function saveOutcome(
  tx: EntityManager,
  { id, event, attempts, now }: Claim,
  { statusCode, error, durationMs }: Attempt,
) {
  const isDelivered = error === null;
  const nextAttemptAt = isDelivered || event === "webhook.test" ? null : nextDelivery(attempts, now);
  const [, saved] = await tx.query<[unknown, number]>(
    "UPDATE webhook_deliveries SET claimed_until = NULL, next_attempt_at = $3, delivered_at = $4 WHERE id = $1 AND attempts = $2 AND claimed_until IS NOT NULL",
    [id, attempts, nextAttemptAt, isDelivered ? now : null],
  );
  if (saved === 1)
    await tx.query(
      "INSERT INTO webhook_attempts (delivery_id, attempted_at, duration_ms, status_code, error) VALUES ($1, $2, $3, $4, $5)",
      [id, now, durationMs, statusCode, error],
    );
  return saved === 1;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delay after each failed attempt. There are ten attempts in slightly more than three days. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** The maximum random extra delay, as a fraction of the delay. It spreads the retries after simultaneous failures. */
const JITTER = 0.1;

/**
 * Returns the time of the next attempt; null after the last attempt.
 * @param attempts The number of failed attempts so far
 */
function nextDelivery(attempts: number, now: Date): Date | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 + Math.random() * JITTER));
}
