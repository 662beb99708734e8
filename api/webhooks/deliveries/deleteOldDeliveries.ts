import type { DataSource } from "typeorm";

import { DELIVERY_DAYS } from "#api/webhooks/webhook.rules.ts";

/**
 * Deletes deliveries and their attempts DELIVERY_DAYS days after the creation of the delivery, regardless of the
 * result.
 * @param now The current time; by default that of the database's clock
 */
export async function deleteOldDeliveries(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM webhook_deliveries WHERE created_at < coalesce($1::timestamptz, statement_timestamp()) - make_interval(days => $2)",
    [now ?? null, DELIVERY_DAYS],
  );
}
