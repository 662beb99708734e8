import { pino } from "pino";
import type { DataSource } from "typeorm";

import type { Seed } from "#api/testing/builders.ts";
import type { User } from "#api/users/User.ts";
import { deliverNext } from "#api/webhooks/deliverNext.ts";
import { openWebhookSeal } from "#api/webhooks/openWebhookSeal.ts";
import type { Reach } from "#api/webhooks/receiverAddress.ts";
import { spreadEvents } from "#api/webhooks/spreadEvents.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";
import { WebhookDelivery } from "#api/webhooks/WebhookDelivery.ts";
import { newWebhookSecret } from "#api/webhooks/webhookSignature.ts";
import type { WebhookWork } from "#api/webhooks/webhookWork.ts";

/** Names below example.org lead to a public address that no test connects to; there are no others. */
export const TEST_REACH: Reach = {
  allowPrivate: false,
  resolve: (name) => (name.endsWith(".example.org") ? Promise.resolve(["93.184.215.14"]) : Promise.reject(new Error(`There is no ${name}`))),
};

/** Of the testApp's secret. */
export const TEST_WEBHOOK_SEAL = openWebhookSeal("only for tests");

/** The input that creates a webhook. */
export const webhookInput = (overrides: object = {}) => ({ url: "https://hooks.example.org/axion", events: ["tender.published"], description: null, ...overrides });

/** A webhook of this user, with its secret. */
export const aWebhook =
  ({ id: userId }: Pick<User, "id">, overrides: Partial<Webhook> = {}): Seed<Webhook & { secret: string }> =>
  async (tx) => {
    const secret = newWebhookSecret();
    const { id } = await tx.save(Webhook, { ...(webhookInput() as Partial<Webhook>), userId, sealedSecret: TEST_WEBHOOK_SEAL.seal(secret), ...overrides });
    return Object.assign(await tx.findOneByOrFail(Webhook, { id }), { secret });
  };

/** A test message that was delivered. */
export const aDelivery =
  ({ id: webhookId }: Pick<Webhook, "id">, overrides: Partial<WebhookDelivery> = {}): Seed<WebhookDelivery> =>
  async (tx) => {
    const { id } = await tx.save(WebhookDelivery, { webhookId, event: "webhook.test", occurredAt: new Date(), attemptCount: 1, nextAttemptAt: null, deliveredAt: new Date(), ...overrides });
    return tx.findOneByOrFail(WebhookDelivery, { id });
  };

/** Everything that sends the messages of a test: to private networks, too, as the receivers of tests are. */
export function webhookWork(db: DataSource, overrides: Partial<WebhookWork> = {}): WebhookWork {
  return {
    db,
    log: pino({ level: "silent" }),
    seal: TEST_WEBHOOK_SEAL,
    reach: { ...TEST_REACH, allowPrivate: true },
    requireTwoStepForAdmins: false,
    site: "https://axion.example",
    ...overrides,
  };
}

/** Makes deliveries of what has happened, and sends all that is due. */
export async function sendAll(work: WebhookWork, now?: Date) {
  await spreadEvents(work.db, work, { now });
  while (await deliverNext(work, { now }));
}
