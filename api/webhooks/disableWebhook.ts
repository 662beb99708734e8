import type { EntityManager } from "typeorm";

import { recordEvent, THE_PRODUCT } from "#api/audit/recordEvent.ts";
import { tell } from "#api/notices/tell.ts";
import { FAILING_DAYS } from "#api/webhooks/webhook.rules.ts";
import type { Webhook } from "#api/webhooks/Webhook.ts";

/** Stops a locked webhook until its owner enables it, and tells the owner, in the caller's transaction. @param failure how the last attempt ended, as a sentence */
export async function disableWebhook(tx: EntityManager, { id, userId, url }: Webhook, { now, failure }: { now: Date; failure: string }) {
  await tx.query("UPDATE webhooks SET disabled_at = $2, version = version + 1 WHERE id = $1", [id, now]);
  await tx.query("UPDATE webhook_deliveries SET next_attempt_at = NULL WHERE webhook_id = $1 AND next_attempt_at IS NOT NULL AND claimed_until IS NULL AND event <> 'webhook.test'", [id]);
  await recordEvent(tx, THE_PRODUCT, { act: "disableWebhook", subject: "webhook", subjectId: id, after: { disabledAt: now } });
  // The host alone: the rest of an address can be a secret.
  const facts = { host: new URL(url).host, days: FAILING_DAYS, at: now.toISOString(), failure };
  await tell(tx, { kind: "webhookDisabled", occurrence: `${id} ${facts.at}`, facts }, [{ userId, reason: "webhook" }]);
}
