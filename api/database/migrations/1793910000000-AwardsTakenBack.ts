import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adds when the award of a tender was last taken back, and the reason that bidders read. */
export class AwardsTakenBack1793910000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `ALTER TABLE tenders
         ADD COLUMN award_taken_back_at timestamptz(3),
         ADD COLUMN award_taken_back_reason text CHECK (char_length(award_taken_back_reason) BETWEEN 20 AND 3000),
         ADD CONSTRAINT tenders_award_taken_back CHECK (award_taken_back_reason IS NULL OR award_taken_back_at IS NOT NULL)`,
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE tenders DROP COLUMN award_taken_back_reason, DROP COLUMN award_taken_back_at");
  }
}
