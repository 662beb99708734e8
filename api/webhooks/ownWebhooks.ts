import { type EntityManager, In } from "typeorm";

import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";

/** Lists the user's own webhooks, newest first. */
export const listWebhooks = ({ db, user }: SignedIn) =>
  db.manager.find(Webhook, { where: { userId: user.id }, order: { id: "DESC" } });

/** Finds one of the user's own webhooks. Refuses NOT_FOUND, also for another user's webhook. */
export async function findWebhook({ db, user }: SignedIn, id: string) {
  const found = isId(id) ? await db.manager.findOneBy(Webhook, { id, userId: user.id }) : null;
  if (!found) throw notFound("Webhook");
  return found;
}

/** Reads those of these webhooks that are the user's own. */
export const findWebhooks = ({ db, user }: SignedIn, ids: readonly string[]) =>
  db.manager.findBy(Webhook, { id: In([...ids]), userId: user.id });

/** Locks one of the user's own webhooks. Refuses NOT_FOUND, also for another user's webhook. */
export async function lockOwnWebhook(tx: EntityManager, user: Viewer, id: string) {
  const found = isId(id)
    ? await tx.findOne(Webhook, { where: { id, userId: user.id }, lock: { mode: "pessimistic_write" } })
    : null;
  if (!found) throw notFound("Webhook");
  return found;
}
