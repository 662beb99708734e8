import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Each tender stores the revision of its last change, and the revision at which it was hidden from partners. A trigger
 * increments the row of tender_revision before the tenders are written. That row stays locked until the commit, so that
 * revisions become visible in ascending order.
 */
export class TendersSince1790900000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    // Earlier versions did not record which tenders changed, so changes before this revision are unknown.
    await runner.query(`ALTER TABLE tender_revision ADD COLUMN known_since bigint NOT NULL DEFAULT 0`);
    await runner.query(`UPDATE tender_revision SET known_since = revision`);
    await runner.query(
      `ALTER TABLE tenders ADD COLUMN changed_at_revision bigint NOT NULL DEFAULT 0, ADD COLUMN hidden_at_revision bigint`,
    );
    await runner.query(`CREATE INDEX tenders_changed_at_revision_idx ON tenders (changed_at_revision)`);
    await runner.query(`DROP TRIGGER tenders_move_revision ON tenders`);
    await runner.query(
      `CREATE TRIGGER tenders_move_revision BEFORE INSERT OR UPDATE ON tenders FOR EACH STATEMENT EXECUTE FUNCTION move_tender_revision()`,
    );
    await runner.query(`CREATE FUNCTION stamp_tender_revision() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_at_revision := (SELECT revision FROM tender_revision);
        IF TG_OP = 'UPDATE' AND OLD.status <> 'draft' AND OLD.deleted_at IS NULL AND (NEW.status = 'draft' OR NEW.deleted_at IS NOT NULL) THEN
          NEW.hidden_at_revision := NEW.changed_at_revision;
        END IF;
        RETURN NEW;
      END
    $$`);
    await runner.query(
      `CREATE TRIGGER tenders_stamp_revision BEFORE INSERT OR UPDATE ON tenders FOR EACH ROW EXECUTE FUNCTION stamp_tender_revision()`,
    );
    await runner.query(`CREATE FUNCTION forget_tender_changes() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN UPDATE tender_revision SET revision = revision + 1, known_since = revision + 1; RETURN NULL; END
    $$`);
    await runner.query(`DROP TRIGGER tenders_truncate_moves_revision ON tenders`);
    await runner.query(
      `CREATE TRIGGER tenders_forget_changes AFTER DELETE OR TRUNCATE ON tenders FOR EACH STATEMENT EXECUTE FUNCTION forget_tender_changes()`,
    );
  }

  async down(runner: QueryRunner) {
    for (const name of ["tenders_move_revision", "tenders_stamp_revision", "tenders_forget_changes"])
      await runner.query(`DROP TRIGGER ${name} ON tenders`);
    for (const name of ["stamp_tender_revision", "forget_tender_changes"])
      await runner.query(`DROP FUNCTION ${name}()`);
    await runner.query(`ALTER TABLE tenders DROP COLUMN changed_at_revision, DROP COLUMN hidden_at_revision`);
    await runner.query(`ALTER TABLE tender_revision DROP COLUMN known_since`);
    await runner.query(
      `CREATE TRIGGER tenders_move_revision AFTER INSERT OR UPDATE OR DELETE ON tenders FOR EACH STATEMENT EXECUTE FUNCTION move_tender_revision()`,
    );
    await runner.query(
      `CREATE TRIGGER tenders_truncate_moves_revision AFTER TRUNCATE ON tenders FOR EACH STATEMENT EXECUTE FUNCTION move_tender_revision()`,
    );
  }
}
