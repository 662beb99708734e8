import { recordCreation } from "#api/audit/recordEvent.ts";
import { createOnce } from "#api/core/database/createOnce.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { refusal } from "#api/core/rules/refusal.ts";
import { valid } from "#api/core/rules/valid.ts";
import { requireProvenAddress } from "#api/users/account-mails/provenAddress.ts";
import { User } from "#api/users/User.ts";
import { checkedAddress, checkedEvents } from "#api/webhooks/checkWebhookFields.ts";
import { Webhook, type WebhookWithSecret } from "#api/webhooks/Webhook.ts";
import type { WebhookInput } from "#api/webhooks/WebhookInput.ts";
import { MOST_WEBHOOKS, webhookSchema } from "#api/webhooks/webhook.rules.ts";
import { newWebhookSecret } from "#api/webhooks/webhookSecrets.ts";

/**
 * Creates a webhook. Refuses BAD_USER_INPUT for an invalid field, CONFLICT if the user already has MOST_WEBHOOKS
 * webhooks, and all that checkedEvents, checkedAddress, requireProvenAddress and createOnce refuse.
 */
export async function createWebhook(context: SignedIn, input: WebhookInput): Promise<WebhookWithSecret> {
  const { url: typed, description } = valid(webhookSchema, input);
  const events = checkedEvents(context, input.events);
  await requireProvenAddress(context);
  const url = await checkedAddress(context, typed);
  const {
    user: { id: userId },
    webhooks,
  } = context;
  let secret: string | null = null;
  const webhook = await createOnce(context, {
    act: "createWebhook",
    noun: "webhook",
    owner: userId,
    input,
    terms: { url, description: description ?? null, events },
    async create(tx) {
      await tx.findOne(User, { where: { id: userId }, lock: { mode: "pessimistic_write" } });
      if ((await tx.countBy(Webhook, { userId })) >= MOST_WEBHOOKS)
        throw refusal("CONFLICT", `You have ${MOST_WEBHOOKS} webhooks: delete one that is not needed first`);
      secret = newWebhookSecret();
      const { id } = await tx.save(Webhook, {
        userId,
        url,
        description,
        events,
        sealedSecret: webhooks.encrypt(secret),
      });
      const created = await tx.findOneByOrFail(Webhook, { id });
      return recordCreation(tx, context, { act: "createWebhook", subject: "webhook" }, created);
    },
    read: (tx, id) => tx.findOneBy(Webhook, { id }),
  });
  return { webhook, secret };
}
