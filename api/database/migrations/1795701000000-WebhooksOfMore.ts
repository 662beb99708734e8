import type { MigrationInterface, QueryRunner } from "typeorm";

import { CONTENT, tellWebhooksOfTender } from "#api/database/migrations/1792100000000-Webhooks.ts";
import { NOTIFIED_COLUMNS } from "#api/database/migrations/1792550000000-WebhooksOfChanges.ts";

const OLD_EVENTS = [
  "tender.published",
  "tender.amended",
  "tender.closed",
  "tender.awarded",
  "bid.submitted",
  "bid.decided",
];
const NEW_EVENTS = [
  "tender.cancelled",
  "tender.deleted",
  "bid.revised",
  "bid.withdrawn",
  "question.asked",
  "request.received",
];
const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");
const NEW_EVENTS_SQL = `ARRAY[${listed(NEW_EVENTS)}]`;

const allowEvents = (events: readonly string[]) => [
  "ALTER TABLE webhooks DROP CONSTRAINT webhooks_events_check",
  `ALTER TABLE webhooks ADD CONSTRAINT webhooks_events_check CHECK (cardinality(events) > 0 AND events <@ ARRAY[${listed(events)}])`,
];

const insertEvent = (columns: string, values: string) => `
  BEGIN
    INSERT INTO webhook_events (event, tender_id, bid_id${columns}) SELECT kind, of_tender, of_bid${values}
     WHERE EXISTS (SELECT FROM webhooks WHERE events @> ARRAY[kind] AND disabled_at IS NULL);
  END`;

/** What an event is about: a question, a request, or else a tender, of which an amendment may have an addendum. */
const SUBJECT = `(request_id IS NOT NULL) = (event = 'request.received') AND (question_id IS NOT NULL) = (event = 'question.asked')
  AND (addendum IS NULL OR event = 'tender.amended')`;

const tellWebhooksOfBid = (kind: string) => `
  CREATE OR REPLACE FUNCTION tell_webhooks_of_bid() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       PERFORM tell_webhooks(${kind}, NEW.tender_id, NEW.id);
       RETURN NULL;
     END
   $$`;
const SUBMITTED_OR_DECIDED = "CASE TG_OP WHEN 'INSERT' THEN 'bid.submitted' ELSE 'bid.decided' END";
const EACH_KIND_OF_BID = "CASE TG_NARGS WHEN 0 THEN 'bid.submitted' ELSE TG_ARGV[0] END";

const decisionsTell = (argument: string) => [
  "DROP TRIGGER bid_decisions_tell_webhooks ON bids",
  `CREATE TRIGGER bid_decisions_tell_webhooks AFTER UPDATE OF status ON bids FOR EACH ROW
     WHEN (OLD.status <> NEW.status AND NEW.status <> 'pending') EXECUTE FUNCTION tell_webhooks_of_bid(${argument})`,
];

const UP = [
  ...allowEvents([...OLD_EVENTS, ...NEW_EVENTS]),
  "ALTER TABLE webhook_events ALTER COLUMN tender_id DROP NOT NULL",
  ...["webhook_events", "webhook_deliveries"].flatMap((table) => [
    `ALTER TABLE ${table} ADD COLUMN question_id uuid REFERENCES tender_questions (id) ON DELETE CASCADE,
       ADD COLUMN request_id uuid REFERENCES contact_requests (id) ON DELETE CASCADE, ADD COLUMN addendum integer CHECK (addendum >= 1)`,
    `CREATE INDEX ${table}_question_id_idx ON ${table} (question_id)`,
    `CREATE INDEX ${table}_request_id_idx ON ${table} (request_id)`,
  ]),
  `ALTER TABLE webhook_events ADD CONSTRAINT webhook_events_subject CHECK ((tender_id IS NULL) = (event = 'request.received') AND ${SUBJECT})`,
  "ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_subject",
  `ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_subject CHECK (
     (tender_id IS NULL) = (event IN ('webhook.test', 'request.received')) AND (bid_id IS NOT NULL) = (event LIKE 'bid.%') AND ${SUBJECT})`,

  "DROP FUNCTION tell_webhooks(text, uuid, uuid)",
  `CREATE FUNCTION tell_webhooks(kind text, of_tender uuid, of_bid uuid DEFAULT NULL, of_addendum integer DEFAULT NULL,
                                 of_question uuid DEFAULT NULL, of_request uuid DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
   ${insertEvent(", addendum, question_id, request_id", ", of_addendum, of_question, of_request")}
   $$`,
  tellWebhooksOfTender([...CONTENT, ...NOTIFIED_COLUMNS], {
    addendum:
      ", CASE WHEN OLD.newest_addendum IS DISTINCT FROM NEW.newest_addendum THEN nullif(NEW.newest_addendum, 0) END",
    last: `
       IF seen AND visible AND OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL THEN
         PERFORM tell_webhooks('tender.cancelled', NEW.id);
       ELSIF seen AND NOT visible THEN
         PERFORM tell_webhooks('tender.deleted', NEW.id);
       END IF;`,
  }),

  tellWebhooksOfBid(EACH_KIND_OF_BID),
  ...decisionsTell("'bid.decided'"),
  `CREATE TRIGGER bid_revisions_tell_webhooks AFTER UPDATE OF revision ON bids FOR EACH ROW
     WHEN (OLD.revision <> NEW.revision) EXECUTE FUNCTION tell_webhooks_of_bid('bid.revised')`,
  `CREATE TRIGGER bid_withdrawals_tell_webhooks AFTER UPDATE OF withdrawn_at ON bids FOR EACH ROW
     WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL) EXECUTE FUNCTION tell_webhooks_of_bid('bid.withdrawn')`,

  `CREATE FUNCTION tell_webhooks_of_question() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM tell_webhooks('question.asked', NEW.tender_id, of_question => NEW.id); RETURN NULL; END
   $$`,
  "CREATE TRIGGER tender_questions_tell_webhooks AFTER INSERT ON tender_questions FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_question()",
  `CREATE FUNCTION tell_webhooks_of_request() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM tell_webhooks('request.received', NULL, of_request => NEW.id); RETURN NULL; END
   $$`,
  "CREATE TRIGGER contact_requests_tell_webhooks AFTER INSERT ON contact_requests FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_request()",
];

const DOWN = [
  "DROP TRIGGER contact_requests_tell_webhooks ON contact_requests",
  "DROP TRIGGER tender_questions_tell_webhooks ON tender_questions",
  "DROP TRIGGER bid_withdrawals_tell_webhooks ON bids",
  "DROP TRIGGER bid_revisions_tell_webhooks ON bids",
  "DROP FUNCTION tell_webhooks_of_request()",
  "DROP FUNCTION tell_webhooks_of_question()",
  ...decisionsTell(""),
  tellWebhooksOfBid(SUBMITTED_OR_DECIDED),
  tellWebhooksOfTender([...CONTENT, ...NOTIFIED_COLUMNS]),
  "DROP FUNCTION tell_webhooks(text, uuid, uuid, integer, uuid, uuid)",
  `CREATE FUNCTION tell_webhooks(kind text, of_tender uuid, of_bid uuid) RETURNS void LANGUAGE plpgsql AS $$ ${insertEvent("", "")} $$`,
  `DELETE FROM webhook_events WHERE event = ANY (${NEW_EVENTS_SQL})`,
  `DELETE FROM webhook_deliveries WHERE event = ANY (${NEW_EVENTS_SQL})`,
  "ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_subject",
  "ALTER TABLE webhook_deliveries DROP COLUMN question_id, DROP COLUMN request_id, DROP COLUMN addendum",
  `ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_subject CHECK (
     (tender_id IS NULL) = (event = 'webhook.test') AND (bid_id IS NOT NULL) = (event LIKE 'bid.%'))`,
  "ALTER TABLE webhook_events DROP CONSTRAINT webhook_events_subject",
  "ALTER TABLE webhook_events DROP COLUMN question_id, DROP COLUMN request_id, DROP COLUMN addendum",
  "ALTER TABLE webhook_events ALTER COLUMN tender_id SET NOT NULL",
  `DELETE FROM webhooks WHERE events <@ ${NEW_EVENTS_SQL}`,
  `UPDATE webhooks SET events = ARRAY(SELECT event FROM unnest(events) AS event WHERE event <> ALL (${NEW_EVENTS_SQL})) WHERE events && ${NEW_EVENTS_SQL}`,
  ...allowEvents(OLD_EVENTS),
];

/**
 * Webhooks report cancelled and deleted tenders, revised and withdrawn bids, questions and integration requests, and
 * the number of an addendum.
 */
export class WebhooksOfMore1795701000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of DOWN) await runner.query(statement);
  }
}
