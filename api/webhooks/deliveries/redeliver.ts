import { recordEvent } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound, refusal } from "#api/core/rules/refusal.ts";
import { lockOwnWebhook } from "#api/webhooks/ownWebhooks.ts";
import { deliveriesFor } from "#api/webhooks/deliveries/listDeliveries.ts";
import { WebhookDelivery } from "#api/webhooks/deliveries/WebhookDelivery.ts";

/**
 * Makes a message due again, with the same id and a new count of attempts. Refuses NOT_FOUND. Refuses CONFLICT if the
 * message is pending, or if the webhook is disabled.
 */
export async function redeliver(context: SignedIn, deliveryId: string): Promise<WebhookDelivery> {
  const { db, user, webhooks } = context;
  const delivery = await db.transaction(async (tx) => {
    const found = isId(deliveryId)
      ? await deliveriesFor(tx, user).andWhere("delivery.id = :deliveryId", { deliveryId }).getOne()
      : null;
    if (!found) throw notFound("Delivery");
    const webhook = await lockOwnWebhook(tx, user, found.webhookId).catch(() => {
      throw notFound("Delivery");
    });
    if (webhook.disabledAt) throw refusal("CONFLICT", "This webhook is disabled: enable it first");
    const [, sent] = await tx.query<[unknown, number]>(
      "UPDATE webhook_deliveries SET attempts = 0, delivered_at = NULL, next_attempt_at = clock_timestamp() WHERE id = $1 AND next_attempt_at IS NULL",
      [deliveryId],
    );
    if (sent === 0) throw refusal("CONFLICT", "This message is being sent already");
    await recordEvent(tx, context, { act: "redeliver", subject: "webhook", subjectId: webhook.id });
    return tx.findOneByOrFail(WebhookDelivery, { id: deliveryId });
  });
  webhooks.queued();
  return delivery;
}
