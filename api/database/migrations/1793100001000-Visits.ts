import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Stores when a user was last seen and when the previous visit ended. A visit ends after four hours without a request.
 * The trigger runs when the last use of the session is stored, which happens at most every ten minutes. Visits are not
 * stored in the session, because a session may end earlier or last for several visits.
 */
const NOTE = `CREATE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO visits AS visit (user_id, seen_at)
       SELECT id, NEW.last_seen_at FROM users WHERE id = NEW.user_id AND erased_at IS NULL
       ON CONFLICT (user_id) DO UPDATE SET seen_at = excluded.seen_at,
         previous_at = CASE WHEN visit.seen_at < excluded.seen_at - interval '4 hours' THEN visit.seen_at ELSE visit.previous_at END
         WHERE visit.seen_at < excluded.seen_at;
     RETURN NULL;
   END $$`;

const STATEMENTS = [
  `CREATE TABLE visits (user_id uuid PRIMARY KEY REFERENCES users (id), seen_at timestamptz(3) NOT NULL, previous_at timestamptz(3) CHECK (previous_at < seen_at))`,
  `INSERT INTO visits (user_id, seen_at)
     SELECT id, greatest(last_sign_in_at, (SELECT max(last_seen_at) FROM sessions WHERE user_id = users.id)) FROM users
      WHERE erased_at IS NULL AND (last_sign_in_at IS NOT NULL OR EXISTS (SELECT FROM sessions WHERE user_id = users.id))`,
  NOTE,
  `CREATE TRIGGER sessions_note_visit AFTER INSERT OR UPDATE OF last_seen_at ON sessions FOR EACH ROW EXECUTE FUNCTION note_visit()`,
];

export class Visits1793100001000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TRIGGER sessions_note_visit ON sessions");
    await runner.query("DROP FUNCTION note_visit()");
    await runner.query("DROP TABLE visits");
  }
}
