import type { EntityManager } from "typeorm";

import type { Viewer } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";

/** Refuses NOT_FOUND also for another person's webhook. */
export async function lockOwnWebhook(tx: EntityManager, user: Viewer, id: string) {
  const found = isId(id) ? await tx.findOne(Webhook, { where: { id, userId: user.id }, lock: { mode: "pessimistic_write" } }) : null;
  if (!found) throw notFound("Webhook");
  return found;
}
