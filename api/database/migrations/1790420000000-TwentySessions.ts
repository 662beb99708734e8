import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `ALTER TABLE sessions ADD COLUMN started_at timestamptz NOT NULL DEFAULT clock_timestamp()`,
  `UPDATE sessions SET started_at = expire - interval '7 days'`,

  // The lock makes concurrent sign-ins of one user wait for each other. It does not conflict with the lock that the
  // foreign key takes.
  `CREATE FUNCTION end_oldest_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
     DELETE FROM sessions WHERE sid IN (
       SELECT sid FROM sessions WHERE user_id = NEW.user_id AND sid <> NEW.sid ORDER BY started_at DESC, sid OFFSET 19
     );
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER sessions_twenty_a_user AFTER INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION end_oldest_sessions()`,
];

const BACK = [
  `DROP TRIGGER sessions_twenty_a_user ON sessions`,
  `DROP FUNCTION end_oldest_sessions()`,
  `ALTER TABLE sessions DROP COLUMN started_at`,
];

/** A user has at most twenty sessions. Another sign-in ends the oldest one, in the same statement. */
export class TwentySessions1790420000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
