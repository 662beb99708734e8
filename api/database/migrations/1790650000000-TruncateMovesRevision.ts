import type { MigrationInterface, QueryRunner } from "typeorm";

/** TRUNCATE also changes the revision, so that no cached list shows the removed rows. */
export class TruncateMovesRevision1790650000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`CREATE TRIGGER tenders_truncate_moves_revision AFTER TRUNCATE ON tenders
      FOR EACH STATEMENT EXECUTE FUNCTION move_tender_revision()`);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TRIGGER tenders_truncate_moves_revision ON tenders");
  }
}
