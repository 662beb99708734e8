import type { DataSource } from "typeorm";

/**
 * The help texts of the outbox metrics, by name. All processes report the same values, because they share one outbox.
 */
export const OUTBOX_METRICS = {
  axion_outbox_waiting_mails: "Mails that are not sent yet, retries included.",
  axion_outbox_oldest_waiting_seconds: "Age of the oldest mail that is not sent yet; 0 if there is none.",
  axion_outbox_failing_mails: "Waiting mails whose last attempt failed.",
  axion_outbox_given_up_mails: "Mails that failed for three days and are not retried.",
};

export const READ_OUTBOX = `
  SELECT count(next_attempt_at)::int AS axion_outbox_waiting_mails,
         coalesce(extract(epoch FROM statement_timestamp() - min(created_at) FILTER (WHERE next_attempt_at IS NOT NULL)), 0)::float
           AS axion_outbox_oldest_waiting_seconds,
         count(*) FILTER (WHERE next_attempt_at IS NOT NULL AND last_error IS NOT NULL)::int AS axion_outbox_failing_mails,
         count(*) FILTER (WHERE next_attempt_at IS NULL)::int AS axion_outbox_given_up_mails
    FROM outgoing_mails WHERE sent_at IS NULL`;

export async function readOutbox(db: DataSource) {
  const [figures] = await db.query<[Record<keyof typeof OUTBOX_METRICS, number>]>(READ_OUTBOX);
  return figures;
}
