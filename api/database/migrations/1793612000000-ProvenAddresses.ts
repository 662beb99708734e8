import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * When an account's e-mail address was proven. Existing accounts count as proven since they were opened: they have used
 * tokens and mails until now, and their owners cannot be asked by a migration.
 */
export class ProvenAddresses1793612000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("ALTER TABLE users ADD COLUMN email_proven_at timestamptz(3)");
    // Triggers are disabled, so that no user counts as changed: clients cannot read this column.
    await runner.query("ALTER TABLE users DISABLE TRIGGER USER");
    await runner.query("UPDATE users SET email_proven_at = created_at");
    await runner.query("ALTER TABLE users ENABLE TRIGGER USER");
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE users DROP COLUMN email_proven_at");
  }
}
