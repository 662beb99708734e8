import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adds each user's language of the portal. Users who had chosen French for their mails get the portal in French. */
export class PortalLanguage1794910000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      "ALTER TABLE notice_settings ADD COLUMN portal_language text CHECK (portal_language IN ('en', 'fr'))",
    );
    await runner.query("UPDATE notice_settings SET portal_language = 'fr' WHERE language = 'fr'");
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE notice_settings DROP COLUMN portal_language");
  }
}
