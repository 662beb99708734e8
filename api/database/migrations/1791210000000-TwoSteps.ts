import type { MigrationInterface, QueryRunner } from "typeorm";

const purposes = (names: string) =>
  `ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose_check, ADD CONSTRAINT account_tokens_purpose_check CHECK (purpose IN (${names}))`;

const STATEMENTS = [
  `CREATE TABLE two_steps (
     user_id uuid PRIMARY KEY REFERENCES users (id),
     sealed_secret text NOT NULL,
     confirmed_at timestamptz(3),
     last_counter bigint NOT NULL DEFAULT 0
   )`,
  `CREATE TABLE recovery_codes (
     user_id uuid NOT NULL REFERENCES two_steps (user_id) ON DELETE CASCADE,
     code_hash text NOT NULL CHECK (code_hash ~ '^[0-9a-f]{64}$'),
     PRIMARY KEY (user_id, code_hash)
   )`,
  purposes("'password', 'email', 'signIn'"),
];

const BACK = [
  `DELETE FROM account_tokens WHERE purpose = 'signIn'`,
  purposes("'password', 'email'"),
  `DROP TABLE recovery_codes`,
  `DROP TABLE two_steps`,
];

/** Adds two-step sign-in: the encrypted secret, the time step of the last code, and the hashes of recovery codes. */
export class TwoSteps1791210000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
