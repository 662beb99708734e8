import type { DataSource } from "typeorm";

import { DELIVERY_DAYS } from "#api/webhooks/webhook.rules.ts";

/**
 * Deletes deliveries and their attempts thirty days after their creation, regardless of their result.
 * @param now Defaults to the database's clock.
 */
export async function deleteOldDeliveries(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM webhook_deliveries WHERE created_at < coalesce($1::timestamptz, statement_timestamp()) - make_interval(days => $2)",
    [now ?? null, DELIVERY_DAYS],
  );
}
