import type { EntityManager } from "typeorm";

import { recordEvent, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import { notify } from "#api/notices/notify.ts";
import { FAILING_DAYS } from "#api/webhooks/webhook.rules.ts";
import type { Webhook } from "#api/webhooks/Webhook.ts";

/**
 * Disables a locked webhook and notifies its owner, in the caller's transaction.
 * @param failure The reason why the last attempt failed, as a sentence
 */
export async function disableWebhook(
  tx: EntityManager,
  { id, userId, url }: Webhook,
  { now, failure }: { now: Date; failure: string },
) {
  await tx.query("UPDATE webhooks SET disabled_at = $2, version = version + 1 WHERE id = $1", [id, now]);
  await tx.query(
    "UPDATE webhook_deliveries SET next_attempt_at = NULL WHERE webhook_id = $1 AND next_attempt_at IS NOT NULL AND claimed_until IS NULL AND event <> 'webhook.test'",
    [id],
  );
  await recordEvent(tx, THE_PRODUCT, {
    act: "disableWebhook",
    subject: "webhook",
    subjectId: id,
    after: { disabledAt: now },
  });
  // The notice contains only the host, because the rest of the URL can contain a secret.
  const facts = { host: new URL(url).host, days: FAILING_DAYS, at: now.toISOString(), failure };
  await notify(tx, { kind: "webhookDisabled", occurrence: `${id} ${facts.at}`, facts }, [
    { userId, reason: "webhook" },
  ]);
}
