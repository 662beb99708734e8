import type { MigrationInterface, QueryRunner } from "typeorm";

/** A person's language of the portal. Whoever chose French for mails gets the portal in French. */
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
