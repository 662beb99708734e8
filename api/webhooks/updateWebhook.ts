import { recordChange } from "#api/audit/recordEvent.ts";
import { refuseStaleEdit } from "#api/core/rules/refusal.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { badInput, validPatch } from "#api/core/rules/valid.ts";
import { requireProvenAddress } from "#api/users/account-mails/provenAddress.ts";
import { checkedAddress, checkedEvents } from "#api/webhooks/checkWebhookFields.ts";
import { findWebhook, lockOwnWebhook } from "#api/webhooks/ownWebhooks.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";
import type { WebhookPatch } from "#api/webhooks/WebhookInput.ts";
import { webhookSchema } from "#api/webhooks/webhook.rules.ts";

/**
 * Changes a webhook. Pending messages are sent to the new URL. Refuses NOT_FOUND, CONFLICT for a stale version,
 * BAD_USER_INPUT for an invalid field, and for a new URL all that checkedAddress and requireProvenAddress refuse.
 */
export async function updateWebhook(context: SignedIn, id: string, patch: WebhookPatch): Promise<Webhook> {
  const changes: Partial<Webhook> = validPatch(webhookSchema, patch);
  if (patch.events === null) throw badInput({ events: "Choose at least one" });
  if (patch.events !== undefined) changes.events = checkedEvents(context, patch.events);
  if (changes.url !== undefined) {
    // Resolve the host name outside the transaction, because this may take seconds. Before, check that the webhook is
    // the user's own.
    refuseStaleEdit("webhook", (await findWebhook(context, id)).version, patch.version);
    await requireProvenAddress(context);
    changes.url = await checkedAddress(context, changes.url);
  }
  return context.db.transaction(async (tx) => {
    const stored = await lockOwnWebhook(tx, context.user, id);
    refuseStaleEdit("webhook", stored.version, patch.version);
    const before = Object.assign({}, stored);
    return recordChange(
      tx,
      context,
      { act: "updateWebhook", subject: "webhook" },
      before,
      await tx.save(Webhook, Object.assign(stored, changes)),
    );
  });
}
