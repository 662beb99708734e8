import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Computes the last sign-in of existing users from known devices, sessions and audit events, except for erased users.
 */
const FILL = `
  UPDATE users SET last_sign_in_at = greatest(
    (SELECT max(seen_at) FROM known_devices WHERE user_id = users.id),
    (SELECT max(started_at) FROM sessions WHERE user_id = users.id),
    (SELECT max(occurred_at) FROM audit_events WHERE actor_id = users.id AND act IN ('login', 'completeSignIn') AND outcome = 'done'))
   WHERE erased_at IS NULL`;

/**
 * The trigger that sets updated_at, except for changes of the column `name`. A sign-in does not count as a change of
 * the account.
 */
const uncounted = (name: string) =>
  `CREATE OR REPLACE TRIGGER users_stamp_change BEFORE INSERT OR UPDATE ON users FOR EACH ROW EXECUTE FUNCTION stamp_change(${name})`;

/** Adds the time at which each user last signed in. */
export class LastSignIn1792012000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("ALTER TABLE users ADD COLUMN last_sign_in_at timestamptz(3)");
    await runner.query(uncounted("'last_sign_in_at'"));
    await runner.query(FILL);
  }

  async down(runner: QueryRunner) {
    await runner.query(uncounted(""));
    await runner.query("ALTER TABLE users DROP COLUMN last_sign_in_at");
  }
}
