import type { EntityManager } from "typeorm";

import { connectionOf, type PageArgs, readPage } from "#api/core/graphql/connection.ts";
import type { SignedIn, Viewer } from "#api/core/graphql/context.ts";
import { ADMIN_EVENTS } from "#api/webhooks/webhook.rules.ts";
import { Webhook } from "#api/webhooks/Webhook.ts";
import { WebhookDelivery } from "#api/webhooks/deliveries/WebhookDelivery.ts";

export const WebhookDeliveryConnection = connectionOf(WebhookDelivery);

/**
 * Returns a query for the deliveries to a user's own webhooks. Leaves out events for administrators if the user is no
 * longer an administrator.
 */
export function deliveriesFor(tx: Pick<EntityManager, "createQueryBuilder">, { id, isAdmin }: Viewer) {
  const rows = tx.createQueryBuilder(WebhookDelivery, "delivery").where((query) => {
    const own = query
      .subQuery()
      .select("webhook.id")
      .from(Webhook, "webhook")
      .where("webhook.userId = :userId")
      .getQuery();
    return `delivery.webhookId IN ${own}`;
  });
  rows.setParameter("userId", id);
  return isAdmin ? rows : rows.andWhere("delivery.event NOT IN (:...adminEvents)", { adminEvents: ADMIN_EVENTS });
}

/** Lists the deliveries to a webhook, newest first. */
export const listDeliveries = ({ db, user }: SignedIn, { id }: Webhook, page: PageArgs) =>
  readPage(deliveriesFor(db.manager, user).andWhere("delivery.webhookId = :id", { id }), page, {
    field: "id",
    direction: "descending",
  });
