import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The open data tells that a published tender was deleted or became a draft again. A change of a draft is no change of
 * the open data. The last rejection of the bids on a closed tender, and taking it back, is one.
 */
export class WithdrawnInOpenData1795800000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `CREATE OR REPLACE FUNCTION stamp_changed_tenders() RETURNS trigger LANGUAGE plpgsql AS $$
         DECLARE ids uuid[];
         BEGIN
           IF TG_OP = 'INSERT' THEN
             ids := (SELECT array_agg(id) FROM changed WHERE status <> 'draft');
           ELSE
             ids := (SELECT array_agg(id) FROM changed JOIN previous USING (id)
               WHERE changed.status <> 'draft' OR previous.status <> 'draft');
           END IF;
           IF cardinality(ids) > 0 THEN PERFORM stamp_open_data(ids); END IF;
           RETURN NULL;
         END
       $$`,
    );
    await runner.query(
      `CREATE OR REPLACE TRIGGER tenders_changed_in_open_data AFTER UPDATE ON tenders
         REFERENCING OLD TABLE AS previous NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_changed_tenders()`,
    );
    await runner.query(
      `CREATE FUNCTION stamp_tender_without_award() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
           IF EXISTS (SELECT FROM tenders WHERE id = NEW.tender_id AND status = 'closed' AND deleted_at IS NULL)
             AND NOT EXISTS (SELECT FROM bids WHERE tender_id = NEW.tender_id AND withdrawn_at IS NULL AND status <> 'rejected'
               AND id <> NEW.id)
             THEN PERFORM stamp_open_data(ARRAY[NEW.tender_id]);
           END IF;
           RETURN NULL;
         END
       $$`,
    );
    await runner.query(
      `CREATE TRIGGER bids_change_open_data AFTER UPDATE ON bids FOR EACH ROW
         WHEN ((old.status = 'rejected') <> (new.status = 'rejected')) EXECUTE FUNCTION stamp_tender_without_award()`,
    );
    // Clients that ask for changes since a time learn what the open data did not tell before.
    await runner.query(
      `DO $$
         DECLARE ids uuid[] := (SELECT array_agg(id) FROM tenders
           WHERE status IN ('closed', 'awarded') OR deleted_at IS NOT NULL AND status = 'open'
              OR status = 'draft' AND hidden_at IS NOT NULL);
         BEGIN
           IF cardinality(ids) > 0 THEN PERFORM stamp_open_data(ids); END IF;
         END
       $$`,
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TRIGGER bids_change_open_data ON bids");
    await runner.query("DROP FUNCTION stamp_tender_without_award");
    await runner.query(
      `CREATE OR REPLACE TRIGGER tenders_changed_in_open_data AFTER UPDATE ON tenders
         REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_changed_tenders()`,
    );
    await runner.query(
      `CREATE OR REPLACE FUNCTION stamp_changed_tenders() RETURNS trigger LANGUAGE plpgsql AS $$
         DECLARE ids uuid[] := (SELECT array_agg(id) FROM changed);
         BEGIN
           IF cardinality(ids) > 0 THEN PERFORM stamp_open_data(ids); END IF;
           RETURN NULL;
         END
       $$`,
    );
  }
}
