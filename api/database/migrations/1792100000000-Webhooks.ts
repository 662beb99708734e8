import type { MigrationInterface, QueryRunner } from "typeorm";

export const CONTENT = [
  "tender_number",
  "title",
  "description",
  "category",
  "budget_min",
  "budget_max",
  "opening_date",
  "closing_date",
  "location",
  "country",
  "requirements",
  "documents_url",
];

/**
 * The trigger function that creates webhook events of a tender's changes.
 * @param content The columns whose change counts as an amendment of a published tender
 * @param addendum SQL of the further argument of `tell_webhooks` for an amendment
 * @param last SQL of further events
 */
export function tellWebhooksOfTender(content: readonly string[], { addendum = "", last = "" } = {}) {
  const columnsOf = (row: string) => `(${content.map((name) => `${row}.${name}`).join(", ")})`;
  return `CREATE OR REPLACE FUNCTION tell_webhooks_of_tender() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE
       seen boolean := TG_OP = 'UPDATE' AND OLD.status <> 'draft' AND OLD.deleted_at IS NULL;
       visible boolean := NEW.status <> 'draft' AND NEW.deleted_at IS NULL;
       is_award boolean := NEW.status = 'awarded' AND (NOT seen OR OLD.status <> 'awarded');
       is_closing boolean := seen AND OLD.status = 'open' AND NEW.status = 'closed';
     BEGIN
       IF visible AND NOT seen THEN
         PERFORM tell_webhooks('tender.published', NEW.id, NULL);
       ELSIF visible AND (${columnsOf("OLD")} IS DISTINCT FROM ${columnsOf("NEW")} OR (OLD.status <> NEW.status AND NOT is_award AND NOT is_closing)) THEN
         PERFORM tell_webhooks('tender.amended', NEW.id, NULL${addendum});
       END IF;
       IF NOT visible THEN
         DELETE FROM webhook_events WHERE event = 'tender.closed' AND tender_id = NEW.id;
       ELSIF NEW.status <> 'open' THEN
         UPDATE webhook_events SET due_at = least(due_at, clock_timestamp()) WHERE event = 'tender.closed' AND tender_id = NEW.id;
       -- A closing that has come already is told once.
       ELSIF NOT seen OR OLD.status <> 'open' OR greatest(OLD.closing_date, NEW.closing_date) > clock_timestamp() THEN
         INSERT INTO webhook_events (event, tender_id, due_at) VALUES ('tender.closed', NEW.id, NEW.closing_date)
         ON CONFLICT (tender_id) WHERE event = 'tender.closed' DO UPDATE SET due_at = EXCLUDED.due_at;
       END IF;
       IF visible AND is_award THEN PERFORM tell_webhooks('tender.awarded', NEW.id, NULL); END IF;${last}
       RETURN NULL;
     END
   $$`;
}

const TABLES = [
  `CREATE TABLE webhooks (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     user_id uuid NOT NULL REFERENCES users (id),
     url text NOT NULL CHECK (url ~ '^https?://' AND char_length(url) <= 2000),
     description text CHECK (char_length(description) BETWEEN 1 AND 200),
     events text[] NOT NULL CHECK (cardinality(events) > 0 AND events <@ ARRAY['tender.published', 'tender.amended', 'tender.closed',
       'tender.awarded', 'bid.submitted', 'bid.decided']),
     sealed_secret text NOT NULL,
     old_sealed_secret text,
     old_secret_ends_at timestamptz(3),
     created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     updated_at timestamptz(3) NOT NULL,
     version int NOT NULL DEFAULT 1,
     failing_since timestamptz(3),
     disabled_at timestamptz(3),
     CONSTRAINT webhooks_old_secret_ends CHECK ((old_sealed_secret IS NULL) = (old_secret_ends_at IS NULL))
   )`,
  `CREATE TRIGGER webhooks_stamp_change BEFORE INSERT OR UPDATE ON webhooks FOR EACH ROW EXECUTE FUNCTION stamp_change()`,
  `CREATE INDEX webhooks_user_id_idx ON webhooks (user_id)`,
  `CREATE INDEX webhooks_events_idx ON webhooks USING gin (events) WHERE disabled_at IS NULL`,

  // Events are sent when they become due. The triggers below insert an event in the transaction of the act that causes
  // it.
  `CREATE TABLE webhook_events (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     event text NOT NULL,
     tender_id uuid NOT NULL REFERENCES tenders (id) ON DELETE CASCADE,
     bid_id uuid REFERENCES bids (id) ON DELETE CASCADE,
     due_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT webhook_events_bid CHECK ((bid_id IS NOT NULL) = (event LIKE 'bid.%'))
   )`,
  `CREATE INDEX webhook_events_due_at_idx ON webhook_events (due_at)`,
  `CREATE INDEX webhook_events_tender_id_idx ON webhook_events (tender_id)`,
  `CREATE INDEX webhook_events_bid_id_idx ON webhook_events (bid_id)`,
  // Each tender has at most one event for its closing.
  `CREATE UNIQUE INDEX webhook_events_closing_key ON webhook_events (tender_id) WHERE event = 'tender.closed'`,

  `CREATE TABLE webhook_deliveries (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
     event text NOT NULL,
     tender_id uuid,
     bid_id uuid,
     occurred_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     attempts int NOT NULL DEFAULT 0 CHECK (attempts >= 0),
     next_attempt_at timestamptz(3) DEFAULT clock_timestamp(),
     claimed_until timestamptz(3),
     delivered_at timestamptz(3),
     CONSTRAINT webhook_deliveries_ends CHECK (delivered_at IS NULL OR next_attempt_at IS NULL),
     CONSTRAINT webhook_deliveries_subject CHECK ((tender_id IS NULL) = (event = 'webhook.test') AND (bid_id IS NOT NULL) = (event LIKE 'bid.%'))
   )`,
  `CREATE INDEX webhook_deliveries_webhook_id_idx ON webhook_deliveries (webhook_id, id)`,
  `CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (next_attempt_at, id) WHERE next_attempt_at IS NOT NULL`,
  `CREATE INDEX webhook_deliveries_claimed_idx ON webhook_deliveries (webhook_id) WHERE claimed_until IS NOT NULL`,
  `CREATE INDEX webhook_deliveries_created_at_idx ON webhook_deliveries (created_at)`,

  `CREATE TABLE webhook_attempts (
     id uuid PRIMARY KEY DEFAULT uuid_v7(),
     delivery_id uuid NOT NULL REFERENCES webhook_deliveries (id) ON DELETE CASCADE,
     attempted_at timestamptz(3) NOT NULL,
     duration_ms int NOT NULL CHECK (duration_ms >= 0),
     status_code int CHECK (status_code BETWEEN 100 AND 999),
     error text CHECK (char_length(error) BETWEEN 1 AND 300),
     CONSTRAINT webhook_attempts_ends CHECK (status_code IS NOT NULL OR error IS NOT NULL)
   )`,
  `CREATE INDEX webhook_attempts_delivery_id_idx ON webhook_attempts (delivery_id)`,
];

/**
 * An event without a subscriber is not stored. The closing of a tender is always stored, because a webhook may
 * subscribe before the closing.
 */
const TRIGGERS = [
  `CREATE FUNCTION tell_webhooks(kind text, of_tender uuid, of_bid uuid) RETURNS void LANGUAGE sql AS $$
     INSERT INTO webhook_events (event, tender_id, bid_id) SELECT kind, of_tender, of_bid
      WHERE EXISTS (SELECT FROM webhooks WHERE events @> ARRAY[kind] AND disabled_at IS NULL)
   $$`,

  tellWebhooksOfTender(CONTENT),
  `CREATE TRIGGER tenders_tell_webhooks AFTER INSERT OR UPDATE ON tenders FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_tender()`,

  `CREATE FUNCTION tell_webhooks_of_bid() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       PERFORM tell_webhooks(CASE TG_OP WHEN 'INSERT' THEN 'bid.submitted' ELSE 'bid.decided' END, NEW.tender_id, NEW.id);
       RETURN NULL;
     END
   $$`,
  `CREATE TRIGGER bids_tell_webhooks AFTER INSERT ON bids FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_bid()`,
  `CREATE TRIGGER bid_decisions_tell_webhooks AFTER UPDATE OF status ON bids FOR EACH ROW
     WHEN (OLD.status <> NEW.status AND NEW.status <> 'pending') EXECUTE FUNCTION tell_webhooks_of_bid()`,

  `INSERT INTO webhook_events (event, tender_id, due_at) SELECT 'tender.closed', id, closing_date FROM tenders
    WHERE status = 'open' AND deleted_at IS NULL AND closing_date > clock_timestamp()`,
];

/** Adds webhooks and their events. An event stays in the database until every subscriber has a delivery of it. */
export class Webhooks1792100000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of [...TABLES, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TRIGGER bids_tell_webhooks ON bids");
    await runner.query("DROP TRIGGER bid_decisions_tell_webhooks ON bids");
    await runner.query("DROP TRIGGER tenders_tell_webhooks ON tenders");
    for (const name of ["tell_webhooks_of_bid()", "tell_webhooks_of_tender()", "tell_webhooks(text, uuid, uuid)"])
      await runner.query(`DROP FUNCTION ${name}`);
    for (const name of ["webhook_attempts", "webhook_deliveries", "webhook_events", "webhooks"])
      await runner.query(`DROP TABLE ${name}`);
  }
}
