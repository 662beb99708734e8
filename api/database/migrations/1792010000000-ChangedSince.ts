import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Columns whose changes do not set updated_at: internal numbers, and generated columns, which are null in a BEFORE
 * trigger.
 */
const UNCOUNTED: Record<string, readonly string[]> = {
  tenders: ["search_text", "changed_at_revision", "hidden_at_revision"],
  bids: [],
  bid_drafts: [],
  users: [],
  company_profiles: [],
  blog_posts: [],
  projects: [],
  contact_requests: [],
};
const TABLES = Object.keys(UNCOUNTED);

/**
 * Returns the time of a change. The transaction then holds a shared advisory lock until it ends. The lock's key
 * contains the start of the transaction, so that readChangesUntil finds the earliest start in pg_locks. No transaction
 * ever waits for this lock.
 */
const MOMENT = `
  CREATE FUNCTION moment_of_change() RETURNS timestamptz LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared((3567::bigint << 44) + floor(extract(epoch FROM now()) * 1000)::bigint);
    RETURN date_trunc('milliseconds', greatest(clock_timestamp(), now()));
  END $$`;

/**
 * Sets updated_at, never to the same time twice for one row. If an UPDATE changes no value, updated_at stays the same,
 * unless the UPDATE sets it.
 */
const STAMP = `
  CREATE FUNCTION stamp_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE uncounted text[] := coalesce(TG_ARGV, '{}');
  BEGIN
    IF TG_OP = 'INSERT' THEN
      NEW.updated_at := moment_of_change();
    ELSIF to_jsonb(NEW) - uncounted IS DISTINCT FROM to_jsonb(OLD) - uncounted THEN
      NEW.updated_at := greatest(moment_of_change(), OLD.updated_at + interval '1 millisecond');
    END IF;
    RETURN NEW;
  END $$`;

const COLUMNS = `newest.bid_id AS id, bids.tender_id, bids.tender_number, bids.tender_title, bids.company_id,
  newest.bid_amount, newest.technical_proposal, newest.timeline_days, newest.documents_url, newest.submitted_at, newest.receipt_number,
  bids.status, bids.decided_at, bids.decided_by, bids.withdrawn_at, bids.revision, newest.received_at, newest.bid_amount IS NULL AS is_sealed`;
const NEWEST = "FROM bids JOIN bid_revisions newest ON newest.bid_id = bids.id AND newest.revision = bids.revision";
const view = (columns: string) =>
  `CREATE VIEW submitted_bids WITH (security_invoker = true) AS SELECT ${columns} ${NEWEST}`;

/**
 * Opening a tender reveals the terms of its bids, so their updated_at is set, too. This includes withdrawn bids, of
 * which nothing else can change.
 */
const OPENED = [
  `CREATE FUNCTION stamp_opened_bids() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE bids SET updated_at = clock_timestamp() WHERE id IN (SELECT bid_id FROM opened);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER bid_revisions_stamp_bids AFTER UPDATE ON bid_revisions REFERENCING NEW TABLE AS opened FOR EACH STATEMENT EXECUTE FUNCTION stamp_opened_bids()`,
  `DROP TRIGGER bids_withdrawn_are_final ON bids`,
  `CREATE TRIGGER bids_withdrawn_are_final BEFORE UPDATE ON bids FOR EACH ROW
     WHEN (OLD.withdrawn_at IS NOT NULL AND to_jsonb(OLD) - 'updated_at' IS DISTINCT FROM to_jsonb(NEW) - 'updated_at') EXECUTE FUNCTION refuse_change()`,
];

/**
 * When a tender that partners could see becomes a draft or is deleted, partners receive a removal with the time
 * hidden_at.
 */
const HIDDEN = [
  `ALTER TABLE tenders ADD COLUMN hidden_at timestamptz(3)`,
  `UPDATE tenders SET hidden_at = updated_at WHERE hidden_at_revision IS NOT NULL`,
  `CREATE FUNCTION stamp_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.hidden_at := NEW.updated_at;
     RETURN NEW;
   END $$`,
  // Triggers run in the order of their names. So this trigger runs after tenders_stamp_change, which sets updated_at.
  `CREATE TRIGGER tenders_stamp_hidden BEFORE UPDATE ON tenders FOR EACH ROW
     WHEN (OLD.status <> 'draft' AND OLD.deleted_at IS NULL AND (NEW.status = 'draft' OR NEW.deleted_at IS NOT NULL))
     EXECUTE FUNCTION stamp_hidden()`,
];

const STATEMENTS = [
  MOMENT,
  STAMP,
  // Existing rows count as changed at the time of this migration.
  ...TABLES.map((table) => `ALTER TABLE ${table} ADD COLUMN updated_at timestamptz(3) NOT NULL DEFAULT now()`),
  ...HIDDEN,
  ...Object.entries(UNCOUNTED).map(
    ([table, names]) =>
      `CREATE TRIGGER ${table}_stamp_change BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION stamp_change(${names.map((name) => `'${name}'`).join(", ")})`,
  ),
  ...TABLES.filter((table) => table !== "bid_drafts").map(
    (table) => `CREATE INDEX ${table}_updated_at_idx ON ${table} (updated_at)`,
  ),
  `CREATE INDEX tenders_hidden_at_idx ON tenders (hidden_at) WHERE hidden_at IS NOT NULL`,
  ...OPENED,
  `DROP VIEW submitted_bids`,
  view(`${COLUMNS}, bids.updated_at`),
];

const BACK = [
  `DROP VIEW submitted_bids`,
  view(COLUMNS),
  `DROP TRIGGER bids_withdrawn_are_final ON bids`,
  `CREATE TRIGGER bids_withdrawn_are_final BEFORE UPDATE ON bids FOR EACH ROW WHEN (OLD.withdrawn_at IS NOT NULL) EXECUTE FUNCTION refuse_change()`,
  `DROP TRIGGER bid_revisions_stamp_bids ON bid_revisions`,
  `DROP TRIGGER tenders_stamp_hidden ON tenders`,
  ...TABLES.map((table) => `DROP TRIGGER ${table}_stamp_change ON ${table}`),
  `ALTER TABLE tenders DROP COLUMN hidden_at`,
  ...TABLES.map((table) => `ALTER TABLE ${table} DROP COLUMN updated_at`),
  ...["stamp_opened_bids", "stamp_hidden", "stamp_change", "moment_of_change"].map((name) => `DROP FUNCTION ${name}()`),
];

/** Adds updated_at, so that a client that requests the changes since a time misses none. */
export class ChangedSince1792010000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
