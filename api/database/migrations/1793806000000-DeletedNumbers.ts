import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adds an index to find a deleted tender by its number, because its public page says that the tender was withdrawn. */
export class DeletedNumbers1793806000000 implements MigrationInterface {
  async up(db: QueryRunner) {
    await db.query(
      "CREATE INDEX tenders_deleted_number_idx ON tenders (lower(tender_number)) WHERE deleted_at IS NOT NULL",
    );
  }

  async down(db: QueryRunner) {
    await db.query("DROP INDEX tenders_deleted_number_idx");
  }
}
