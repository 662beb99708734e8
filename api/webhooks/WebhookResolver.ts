import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { attemptsOf } from "#api/webhooks/attemptsOf.ts";
import { createWebhook } from "#api/webhooks/createWebhook.ts";
import { deleteWebhook } from "#api/webhooks/deleteWebhook.ts";
import { enableWebhook } from "#api/webhooks/enableWebhook.ts";
import { listDeliveries, WebhookDeliveryConnection } from "#api/webhooks/listDeliveries.ts";
import { findWebhook, listWebhooks } from "#api/webhooks/listWebhooks.ts";
import { redeliver } from "#api/webhooks/redeliver.ts";
import { rotateWebhookSecret } from "#api/webhooks/rotateWebhookSecret.ts";
import { testWebhook } from "#api/webhooks/testWebhook.ts";
import { updateWebhook } from "#api/webhooks/updateWebhook.ts";
import { Webhook, WebhookWithSecret } from "#api/webhooks/Webhook.ts";
import { WebhookAttempt } from "#api/webhooks/WebhookAttempt.ts";
import { type DeliveryState, DeliveryStateEnum, WebhookDelivery } from "#api/webhooks/WebhookDelivery.ts";
import { WebhookInput, WebhookPatch } from "#api/webhooks/WebhookInput.ts";

const WRITES = { writes: "webhook writes" } as const;
const OF_WEBHOOK = { description: "Of the webhook." };

@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => [Webhook], { description: "The person's own webhooks, the newest first." })
  @MayUse("partner", "no token")
  webhooks(@Ctx() context: SignedIn) {
    return listWebhooks(context);
  }

  @Query(() => Webhook, { description: "One of the person's own webhooks." })
  @MayUse("partner", "no token")
  webhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return findWebhook(context, id);
  }

  @FieldResolver(() => WebhookDeliveryConnection, { description: "What was sent to it and what waits, the newest first." })
  deliveries(@Root() webhook: Webhook, @Ctx() context: SignedIn, @Args(() => PageArgs) page: PageArgs) {
    return listDeliveries(context, webhook, page);
  }

  @Mutation(() => WebhookWithSecret, { description: "A webhook, with the secret that verifies its messages." })
  @MayUse("partner", "no token", WRITES)
  createWebhook(@Ctx() context: SignedIn, @Arg("input", () => WebhookInput, { description: "Where it leads, and what it is told." }) input: WebhookInput) {
    return createWebhook(context, input);
  }

  @Mutation(() => Webhook, { description: "Changes one of the person's own webhooks. Messages that wait go to the new address." })
  @MayUse("partner", "no token", WRITES)
  updateWebhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string, @Arg("patch", () => WebhookPatch) patch: WebhookPatch) {
    return updateWebhook(context, id, patch);
  }

  @Mutation(() => Webhook, { description: "Deletes one of the person's own webhooks with its deliveries, and answers what it was." })
  @MayUse("partner", "no token", WRITES)
  deleteWebhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return deleteWebhook(context, id);
  }

  @Mutation(() => WebhookWithSecret, { description: "A new secret. For a day messages are signed with the one before, too." })
  @MayUse("partner", "no token", WRITES)
  rotateWebhookSecret(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return rotateWebhookSecret(context, id);
  }

  @Mutation(() => Webhook, { description: "Lets a disabled webhook work again. What it missed is not sent." })
  @MayUse("partner", "no token", WRITES)
  enableWebhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return enableWebhook(context, id);
  }

  @Mutation(() => WebhookDelivery, { description: "Sends the message webhook.test, once, to a disabled webhook too. How it went is in the webhook's deliveries a moment later." })
  @MayUse("partner", "no token", WRITES)
  testWebhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return testWebhook(context, id);
  }

  @Mutation(() => WebhookDelivery, { description: "Sends a message again, with the same id and with retries. It must have been delivered or have failed." })
  @MayUse("partner", "no token", WRITES)
  redeliver(@Ctx() context: SignedIn, @Arg("deliveryId", () => ID, { description: "Of a delivery to one of the person's own webhooks." }) deliveryId: string) {
    return redeliver(context, deliveryId);
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => DeliveryStateEnum, { description: "How far it is." })
  state(@Root() { deliveredAt, nextAttemptAt }: WebhookDelivery): DeliveryState {
    if (deliveredAt) return "delivered";
    return nextAttemptAt ? "waiting" : "failed";
  }

  @FieldResolver(() => [WebhookAttempt], { description: "Each time it was sent, the first one first." })
  attempts(@Root() { id }: WebhookDelivery, @Ctx() context: SignedIn) {
    return loadBatched(context, attemptsOf, id);
  }
}
