import type { DataSource } from "typeorm";

/**
 * Deletes notices 400 days after they were read. Unread notices are never deleted.
 * @param now The current time; by default that of the database's clock
 */
export async function deleteOldNotices(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM notices WHERE read_at < coalesce($1::timestamptz, statement_timestamp()) - interval '400 days'",
    [now ?? null],
  );
}
