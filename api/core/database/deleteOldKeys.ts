import type { DataSource } from "typeorm";

/**
 * Deletes idempotency keys after thirty days, longer than a client retries; then a key is free again.
 * @param now defaults to the database's clock
 */
export async function deleteOldKeys(db: DataSource, now?: Date) {
  await db.query("DELETE FROM idempotency_keys WHERE created_at < coalesce($1::timestamptz, statement_timestamp()) - interval '30 days'", [now ?? null]);
}
