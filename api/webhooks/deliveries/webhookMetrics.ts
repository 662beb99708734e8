import type { DataSource } from "typeorm";

/** The help texts of the webhook metrics, by name. All processes report the same values. */
export const WEBHOOK_METRICS = {
  axion_webhook_waiting_deliveries: "Messages to webhooks that are not delivered yet, retries included.",
  axion_webhook_oldest_due_seconds: "How long the longest waiting message has been due; 0 if none is.",
  axion_webhook_disabled: "Webhooks that were disabled after three days of failures.",
};

const READ_WEBHOOKS = `
  SELECT count(*)::int AS axion_webhook_waiting_deliveries,
         greatest(coalesce(extract(epoch FROM statement_timestamp() - min(next_attempt_at)), 0), 0)::float AS axion_webhook_oldest_due_seconds,
         (SELECT count(*)::int FROM webhooks WHERE disabled_at IS NOT NULL) AS axion_webhook_disabled
    FROM webhook_deliveries WHERE next_attempt_at IS NOT NULL`;

export async function readWebhooks(db: DataSource) {
  const [figures] = await db.query<[Record<keyof typeof WEBHOOK_METRICS, number>]>(READ_WEBHOOKS);
  return figures;
}
