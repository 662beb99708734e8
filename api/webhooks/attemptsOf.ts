import { In } from "typeorm";

import { type Batch, grouped } from "#api/core/graphql/batch.ts";
import { WebhookAttempt } from "#api/webhooks/WebhookAttempt.ts";

/** The attempts of these deliveries, the first ones first, in one statement. */
export const attemptsOf: Batch<WebhookAttempt[]> = async (db, deliveryIds) => {
  const attempts = await db.manager.find(WebhookAttempt, { where: { deliveryId: In([...deliveryIds]) }, order: { attemptedAt: "ASC", id: "ASC" } });
  return grouped(deliveryIds, attempts, ({ deliveryId }) => deliveryId);
};
