import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockOwnWebhook } from "#api/webhooks/ownWebhooks.ts";
import { WebhookDelivery } from "#api/webhooks/deliveries/WebhookDelivery.ts";

/**
 * Creates a delivery of the event `webhook.test`, even for a disabled webhook. The message is sent immediately, and is
 * not retried after a failure. Refuses NOT_FOUND.
 */
export async function testWebhook(context: SignedIn, id: string): Promise<WebhookDelivery> {
  const { db, user, webhooks } = context;
  const delivery = await db.transaction(async (tx) => {
    const { id: webhookId } = await lockOwnWebhook(tx, user, id);
    const [made] = await tx.query<[{ id: string }]>(
      "INSERT INTO webhook_deliveries (webhook_id, event) VALUES ($1, 'webhook.test') RETURNING id",
      [webhookId],
    );
    await recordEvent(tx, context, { act: "testWebhook", subject: "webhook", subjectId: webhookId });
    return tx.findOneByOrFail(WebhookDelivery, { id: made.id });
  });
  webhooks.queued();
  return delivery;
}
