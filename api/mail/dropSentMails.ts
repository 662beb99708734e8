import type { DataSource } from "typeorm";

/**
 * A mail that was sent is kept for thirty days, to answer for it; then what was written to somebody goes. What is still to
 * be sent stays, and so does what was given up.
 * @param now the database's clock without it
 */
export async function dropSentMails(db: DataSource, now?: Date) {
  await db.query("DELETE FROM outgoing_mails WHERE sent_at < coalesce($1::timestamptz, statement_timestamp()) - interval '30 days'", [now ?? null]);
}
