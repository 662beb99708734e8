import type { SignedIn } from "#api/core/graphql/context.ts";
import { isId } from "#api/core/rules/id.rules.ts";
import { notFound } from "#api/core/rules/refusal.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";

/** The newest first. */
export const listWebhooks = ({ db, user }: SignedIn) => db.manager.find(Webhook, { where: { userId: user.id }, order: { id: "DESC" } });

/** Refuses NOT_FOUND also for another person's webhook. */
export async function findWebhook({ db, user }: SignedIn, id: string) {
  const found = isId(id) ? await db.manager.findOneBy(Webhook, { id, userId: user.id }) : null;
  if (!found) throw notFound("Webhook");
  return found;
}
