import type { DataSource } from "typeorm";

/**
 * Deletes mails 30 days after they were sent. Keeps mails that were not sent, even if they are no longer retried.
 * @param now The current time; by default that of the database's clock
 */
export async function deleteSentMails(db: DataSource, now?: Date) {
  await db.query(
    "DELETE FROM outgoing_mails WHERE sent_at < coalesce($1::timestamptz, statement_timestamp()) - interval '30 days'",
    [now ?? null],
  );
}
