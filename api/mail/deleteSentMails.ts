import type { DataSource } from "typeorm";

/**
 * Deletes mails thirty days after they were sent. Mails that are due, or whose retries have ended, stay.
 * @param now defaults to the database's clock
 */
export async function deleteSentMails(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM outgoing_mails WHERE sent_at < coalesce($1::timestamptz, statement_timestamp()) - interval '30 days'",
    [now ?? null],
  );
}
