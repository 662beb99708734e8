import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `CREATE TABLE account_tokens (
     sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
     user_id uuid NOT NULL REFERENCES users (id),
     purpose text NOT NULL CHECK (purpose IN ('password', 'email')),
     email text CHECK (char_length(email) <= 254),
     created_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz(3) NOT NULL,
     CONSTRAINT account_tokens_email_has_address CHECK ((purpose = 'email') = (email IS NOT NULL))
   )`,
  `CREATE INDEX account_tokens_user_id_idx ON account_tokens (user_id)`,
  `CREATE INDEX account_tokens_expires_at_idx ON account_tokens (expires_at)`,

  // Invalidates the mailed links of an account whenever its password, e-mail address or status changes, no matter which
  // statement changes it.
  `CREATE FUNCTION void_account_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM account_tokens WHERE user_id = NEW.id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER users_void_account_tokens AFTER UPDATE ON users FOR EACH ROW
     WHEN ((OLD.password_hash, OLD.email, OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.password_hash, NEW.email, NEW.status, NEW.deleted_at))
     EXECUTE FUNCTION void_account_tokens()`,

  `ALTER TABLE outgoing_mails ADD COLUMN is_secret boolean NOT NULL DEFAULT false`,

  // The id with which the owner sees and ends a session. The id of the row itself is the secret in the session's
  // cookie.
  `ALTER TABLE sessions ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid(),
     ADD COLUMN last_seen_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()`,
  `UPDATE sessions SET last_seen_at = started_at`,
];

const BACK = [
  `ALTER TABLE sessions DROP COLUMN public_id, DROP COLUMN last_seen_at`,
  `ALTER TABLE outgoing_mails DROP COLUMN is_secret`,
  `DROP TRIGGER users_void_account_tokens ON users`,
  `DROP FUNCTION void_account_tokens()`,
  `DROP TABLE account_tokens`,
];

/** Adds mailed links of accounts, encrypted mails, and what users can read about their sessions. */
export class Accounts1791200000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
