import type { DataSource } from "typeorm";

/** Deletes the mail that told an erased person of the end: as soon as it was sent, or could not be. */
export async function forgetMailsOfErased(db: DataSource) {
  await db.query("DELETE FROM outgoing_mails WHERE next_attempt_at IS NULL AND about_id IN (SELECT id FROM users WHERE erased_at IS NOT NULL)");
}
