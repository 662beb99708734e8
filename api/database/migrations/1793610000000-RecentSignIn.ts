import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Adds when the user last typed the password, and a code of two-step sign-in, in a session. For existing sessions, this
 * is the start of the session.
 */
export class RecentSignIn1793610000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      "ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz(3), ADD COLUMN code_confirmed_at timestamptz(3)",
    );
    await runner.query("UPDATE sessions SET confirmed_at = started_at");
    await runner.query(
      "ALTER TABLE sessions ALTER confirmed_at SET DEFAULT clock_timestamp(), ALTER confirmed_at SET NOT NULL",
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE sessions DROP COLUMN confirmed_at, DROP COLUMN code_confirmed_at");
  }
}
