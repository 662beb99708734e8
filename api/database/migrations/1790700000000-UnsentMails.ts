import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adds an index of unsent mails, which each scrape of the metrics reads. */
export class UnsentMails1790700000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("CREATE INDEX outgoing_mails_unsent_idx ON outgoing_mails (created_at) WHERE sent_at IS NULL");
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP INDEX outgoing_mails_unsent_idx");
  }
}
