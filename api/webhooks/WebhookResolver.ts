import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";

import { MayUse } from "#api/core/graphql/access.ts";
import { NullIfRefused } from "#api/core/graphql/nullIfRefused.ts";
import { loadBatched } from "#api/core/graphql/batch.ts";
import { PageArgs } from "#api/core/graphql/connection.ts";
import type { SignedIn } from "#api/core/graphql/context.ts";
import { attemptsOf, WebhookAttempt } from "#api/webhooks/deliveries/WebhookAttempt.ts";
import { createWebhook } from "#api/webhooks/createWebhook.ts";
import { deleteWebhook } from "#api/webhooks/deleteWebhook.ts";
import { enableWebhook } from "#api/webhooks/enableWebhook.ts";
import { listDeliveries, WebhookDeliveryConnection } from "#api/webhooks/deliveries/listDeliveries.ts";
import { findWebhook, listWebhooks } from "#api/webhooks/ownWebhooks.ts";
import { redeliver } from "#api/webhooks/deliveries/redeliver.ts";
import { rotateWebhookSecret } from "#api/webhooks/rotateWebhookSecret.ts";
import { testWebhook } from "#api/webhooks/testWebhook.ts";
import { updateWebhook } from "#api/webhooks/updateWebhook.ts";
import { Webhook, WebhookWithSecret } from "#api/webhooks/Webhook.ts";
import { type DeliveryState, DeliveryStateEnum, WebhookDelivery } from "#api/webhooks/deliveries/WebhookDelivery.ts";
import { WebhookInput, WebhookPatch } from "#api/webhooks/WebhookInput.ts";

const WRITES = { writes: "webhook writes" } as const;
const OF_WEBHOOK = { description: "The id of the webhook." };

@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => [Webhook], { description: "The signed-in user's own webhooks, newest first." })
  @MayUse("partner", "no token")
  webhooks(@Ctx() context: SignedIn) {
    return listWebhooks(context);
  }

  @Query(() => Webhook, { description: "One of the signed-in user's own webhooks." })
  @MayUse("partner", "no token")
  @NullIfRefused()
  webhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return findWebhook(context, id);
  }

  @FieldResolver(() => WebhookDeliveryConnection, {
    description: "The sent and pending messages, newest first.",
  })
  deliveries(@Root() webhook: Webhook, @Ctx() context: SignedIn, @Args(() => PageArgs) page: PageArgs) {
    return listDeliveries(context, webhook, page);
  }

  @Mutation(() => WebhookWithSecret, {
    description: "Creates a webhook; returns the secret that verifies its messages.",
  })
  @MayUse("partner", "no token", WRITES)
  createWebhook(
    @Ctx() context: SignedIn,
    @Arg("input", () => WebhookInput, { description: "The webhook's address, description and events." })
    input: WebhookInput,
  ) {
    return createWebhook(context, input);
  }

  @Mutation(() => Webhook, {
    description: "Changes one of the signed-in user's own webhooks. Pending messages are sent to the new address.",
  })
  @MayUse("partner", "no token", WRITES)
  updateWebhook(
    @Ctx() context: SignedIn,
    @Arg("id", () => ID, OF_WEBHOOK) id: string,
    @Arg("patch", () => WebhookPatch) patch: WebhookPatch,
  ) {
    return updateWebhook(context, id, patch);
  }

  @Mutation(() => Webhook, {
    description:
      "Deletes one of the signed-in user's own webhooks with its deliveries, and returns the deleted webhook.",
  })
  @MayUse("partner", "no token", WRITES)
  deleteWebhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return deleteWebhook(context, id);
  }

  @Mutation(() => WebhookWithSecret, {
    description: "Gives the webhook a new secret. For 24 hours, messages are also signed with the previous one.",
  })
  @MayUse("partner", "no token", WRITES)
  rotateWebhookSecret(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return rotateWebhookSecret(context, id);
  }

  @Mutation(() => Webhook, { description: "Enables a disabled webhook. Events that occurred meanwhile are not sent." })
  @MayUse("partner", "no token", WRITES)
  enableWebhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return enableWebhook(context, id);
  }

  @Mutation(() => WebhookDelivery, {
    description:
      "Sends the message webhook.test once, even to a disabled webhook. The result appears in the webhook's deliveries a moment later.",
  })
  @MayUse("partner", "no token", WRITES)
  testWebhook(@Ctx() context: SignedIn, @Arg("id", () => ID, OF_WEBHOOK) id: string) {
    return testWebhook(context, id);
  }

  @Mutation(() => WebhookDelivery, {
    description: "Sends a delivered or failed message again, with the same id and with retries.",
  })
  @MayUse("partner", "no token", WRITES)
  redeliver(
    @Ctx() context: SignedIn,
    @Arg("deliveryId", () => ID, { description: "The id of a delivery to one of the signed-in user's own webhooks." })
    deliveryId: string,
  ) {
    return redeliver(context, deliveryId);
  }
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @FieldResolver(() => DeliveryStateEnum, { description: "The state of the delivery." })
  state(@Root() { deliveredAt, nextAttemptAt }: WebhookDelivery): DeliveryState {
    if (deliveredAt) return "delivered";
    return nextAttemptAt ? "waiting" : "failed";
  }

  @FieldResolver(() => [WebhookAttempt], { description: "The attempts to send the message, oldest first." })
  attempts(@Root() { id }: WebhookDelivery, @Ctx() context: SignedIn) {
    return loadBatched(context, attemptsOf, id);
  }
}
