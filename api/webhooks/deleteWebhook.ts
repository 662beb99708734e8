import { recordEvent } from "#api/audit/recordEvent.ts";
import { creationOf } from "#api/audit/recordedValue.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockOwnWebhook } from "#api/webhooks/ownWebhooks.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";

/**
 * Deletes a webhook and its deliveries. Pending deliveries are not sent. Refuses NOT_FOUND.
 * @returns The deleted webhook.
 */
export async function deleteWebhook(context: SignedIn, id: string): Promise<Webhook> {
  return context.db.transaction(async (tx) => {
    const stored = await lockOwnWebhook(tx, context.user, id);
    await tx.delete(Webhook, { id: stored.id });
    await recordEvent(tx, context, {
      act: "deleteWebhook",
      subject: "webhook",
      subjectId: stored.id,
      before: creationOf("webhook", stored).after,
    });
    return stored;
  });
}
