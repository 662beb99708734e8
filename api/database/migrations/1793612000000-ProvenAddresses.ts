import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Adds when an account's e-mail address was proven. The addresses of existing accounts count as proven since the
 * creation of the account: their owners have used tokens and mails until now, and a migration cannot ask them for a
 * proof.
 */
export class ProvenAddresses1793612000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("ALTER TABLE users ADD COLUMN email_proven_at timestamptz(3)");
    // Triggers are disabled, so that no user counts as changed. Clients cannot read this column.
    await runner.query("ALTER TABLE users DISABLE TRIGGER USER");
    await runner.query("UPDATE users SET email_proven_at = created_at");
    await runner.query("ALTER TABLE users ENABLE TRIGGER USER");
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE users DROP COLUMN email_proven_at");
  }
}
