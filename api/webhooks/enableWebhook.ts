import { recordChange } from "#api/audit/recordEvent.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { lockOwnWebhook } from "#api/webhooks/ownWebhooks.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";

/**
 * Enables a disabled webhook. Does nothing if the webhook is enabled. Events that occurred while the webhook was
 * disabled are not sent. Refuses NOT_FOUND.
 */
export async function enableWebhook(context: SignedIn, id: string): Promise<Webhook> {
  return context.db.transaction(async (tx) => {
    const stored = await lockOwnWebhook(tx, context.user, id);
    const before = Object.assign({}, stored);
    const enabled = stored.disabledAt
      ? await tx.save(Webhook, Object.assign(stored, { disabledAt: null, failingSince: null }))
      : stored;
    return recordChange(tx, context, { act: "enableWebhook", subject: "webhook" }, before, enabled);
  });
}
