import type { EntityManager } from "typeorm";

import type { Claim } from "#api/webhooks/claimDelivery.ts";
import { disableWebhook } from "#api/webhooks/disableWebhook.ts";
import { nextDelivery } from "#api/webhooks/nextDelivery.ts";
import { FAILING_DAYS } from "#api/webhooks/webhook.rules.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";
import type { Outcome, WebhookWork } from "#api/webhooks/webhookWork.ts";

const FAILING_MS = FAILING_DAYS * 24 * 60 * 60 * 1000;
/** The receiver says that it wants no more messages. */
const GONE = 410;

interface Attempt extends Outcome {
  durationMs: number;
}

/** Notes how an attempt went, and when the next one is. A webhook that has failed for too long is disabled, and its owner told. */
export async function saveAttempt({ db, log }: Pick<WebhookWork, "db" | "log">, claim: Claim, attempt: Attempt) {
  const isDisabled = await db.transaction(async (tx) => {
    // First the webhook and then the delivery, as a deletion does.
    const webhook = await tx.findOne(Webhook, { where: { id: claim.webhookId }, lock: { mode: "pessimistic_write" } });
    if (!webhook || !(await saveOutcome(tx, claim, attempt))) return false;
    if (claim.event === "webhook.test" || webhook.disabledAt) return false;
    const failingSince = attempt.error === null ? null : (webhook.failingSince ?? claim.now);
    if (failingSince?.getTime() !== webhook.failingSince?.getTime()) await tx.query("UPDATE webhooks SET failing_since = $2 WHERE id = $1", [webhook.id, failingSince]);
    const isOver = failingSince !== null && (attempt.statusCode === GONE || claim.now.getTime() - failingSince.getTime() >= FAILING_MS);
    if (isOver) await disableWebhook(tx, webhook, { now: claim.now, failure: attempt.error! });
    return isOver;
  });
  if (attempt.error !== null) log.info({ webhook: claim.webhookId, delivery: claim.id, attempts: claim.attempts, status: attempt.statusCode }, "a message to a webhook failed");
  if (isDisabled) log.warn({ webhook: claim.webhookId }, "a webhook was disabled");
}

/** @returns false if another process has claimed the message meanwhile, since this one took too long */
async function saveOutcome(tx: EntityManager, { id, event, attempts, now }: Claim, { statusCode, error, durationMs }: Attempt) {
  const isDelivered = error === null;
  const nextAttemptAt = isDelivered || event === "webhook.test" ? null : nextDelivery(attempts, now);
  const [, saved] = await tx.query<[unknown, number]>(
    "UPDATE webhook_deliveries SET claimed_until = NULL, next_attempt_at = $3, delivered_at = $4 WHERE id = $1 AND attempts = $2 AND claimed_until IS NOT NULL",
    [id, attempts, nextAttemptAt, isDelivered ? now : null],
  );
  if (saved === 1) await tx.query("INSERT INTO webhook_attempts (delivery_id, attempted_at, duration_ms, status_code, error) VALUES ($1, $2, $3, $4, $5)", [id, now, durationMs, statusCode, error]);
  return saved === 1;
}
