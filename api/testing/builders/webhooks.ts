import { pino } from "pino";
import type { DataSource } from "typeorm";

import type { Seed } from "#api/testing/builders/builders.ts";
import type { User } from "#api/users/User.ts";
import { deliverNext } from "#api/webhooks/deliveries/deliverNext.ts";
import { openWebhookEncryption, newWebhookSecret } from "#api/webhooks/webhookSecrets.ts";
import type { Reach } from "#api/webhooks/receiverAddress.ts";
import { fanOutEvents } from "#api/webhooks/deliveries/fanOutEvents.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";
import { WebhookDelivery } from "#api/webhooks/deliveries/WebhookDelivery.ts";
import type { WebhookWork } from "#api/webhooks/deliveries/webhookWork.ts";

/**
 * A resolver for tests: names below example.org have a public address that no test connects to; other names do not
 * exist.
 */
export const TEST_REACH: Reach = {
  allowPrivate: false,
  resolve: (name) =>
    name.endsWith(".example.org")
      ? Promise.resolve(["93.184.215.14"])
      : Promise.reject(new Error(`There is no ${name}`)),
};

/** Uses the same secret as `testApp`. */
export const TEST_WEBHOOK_ENCRYPTION = openWebhookEncryption("only for tests");

/** The input of the mutation createWebhook. */
export const webhookInput = (overrides: object = {}) => ({
  url: "https://hooks.example.org/axion",
  events: ["tender.published"],
  description: null,
  ...overrides,
});

/** A webhook of this user, with its secret. */
export const aWebhook =
  ({ id: userId }: Pick<User, "id">, overrides: Partial<Webhook> = {}): Seed<Webhook & { secret: string }> =>
  async (tx) => {
    const secret = newWebhookSecret();
    const { id } = await tx.save(Webhook, {
      ...(webhookInput() as Partial<Webhook>),
      userId,
      sealedSecret: TEST_WEBHOOK_ENCRYPTION.encrypt(secret),
      ...overrides,
    });
    return Object.assign(await tx.findOneByOrFail(Webhook, { id }), { secret });
  };

/** A delivered test message of a webhook. */
export const aDelivery =
  ({ id: webhookId }: Pick<Webhook, "id">, overrides: Partial<WebhookDelivery> = {}): Seed<WebhookDelivery> =>
  async (tx) => {
    const { id } = await tx.save(WebhookDelivery, {
      webhookId,
      event: "webhook.test",
      occurredAt: new Date(),
      attemptCount: 1,
      nextAttemptAt: null,
      deliveredAt: new Date(),
      ...overrides,
    });
    return tx.findOneByOrFail(WebhookDelivery, { id });
  };

/**
 * The dependencies of the webhook dispatcher in tests. Private networks are allowed, because the receivers of tests are
 * local.
 */
export function webhookWork(db: DataSource, overrides: Partial<WebhookWork> = {}): WebhookWork {
  return {
    db,
    log: pino({ level: "silent" }),
    encryption: TEST_WEBHOOK_ENCRYPTION,
    reach: { ...TEST_REACH, allowPrivate: true },
    requireTwoStepForAdmins: false,
    site: "https://axion.example",
    ...overrides,
  };
}

/** Creates the deliveries of pending events, then sends all that are due. */
export async function sendAll(work: WebhookWork, now?: Date) {
  await fanOutEvents(work.db, work, { now });
  while (await deliverNext(work, { now }));
}
