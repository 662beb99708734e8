import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockOwnWebhook } from "#api/webhooks/ownWebhooks.ts";
import { Webhook, type WebhookWithSecret } from "#api/webhooks/Webhook.ts";
import { OLD_SECRET_HOURS } from "#api/webhooks/webhook.rules.ts";
import { newWebhookSecret } from "#api/webhooks/webhookSecrets.ts";

/**
 * Gives a webhook a new secret. For OLD_SECRET_HOURS hours, messages are also signed with the previous secret. Refuses
 * NOT_FOUND.
 */
export async function rotateWebhookSecret(context: SignedIn, id: string): Promise<WebhookWithSecret> {
  const { db, user, webhooks } = context;
  return db.transaction(async (tx) => {
    const stored = await lockOwnWebhook(tx, user, id);
    const secret = newWebhookSecret();
    await tx.query(
      `UPDATE webhooks SET sealed_secret = $2, old_sealed_secret = sealed_secret, old_secret_ends_at = clock_timestamp() + make_interval(hours => $3), version = version + 1
        WHERE id = $1`,
      [stored.id, webhooks.encrypt(secret), OLD_SECRET_HOURS],
    );
    await recordEvent(tx, context, { act: "rotateWebhookSecret", subject: "webhook", subjectId: stored.id });
    return { webhook: await tx.findOneByOrFail(Webhook, { id: stored.id }), secret };
  });
}
