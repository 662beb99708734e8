import type { MigrationInterface, QueryRunner } from "typeorm";

const rules = (purposes: string, withAddress: string) =>
  `ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_purpose_check, DROP CONSTRAINT account_tokens_email_has_address,
     ADD CONSTRAINT account_tokens_purpose_check CHECK (purpose IN (${purposes})),
     ADD CONSTRAINT account_tokens_email_has_address CHECK ((${withAddress}) = (email IS NOT NULL))`;

const voidTokens = (
  but: string,
) => `CREATE OR REPLACE FUNCTION void_account_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM account_tokens WHERE user_id = NEW.id${but};
     RETURN NULL;
   END
 $$`;

/** Adds links that undo the change of an e-mail address. Later changes of the account do not invalidate these links. */
export class UndoEmailChange1793611000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(rules("'password', 'email', 'undoEmail', 'signIn'", "purpose IN ('email', 'undoEmail')"));
    await runner.query(voidTokens(" AND purpose <> 'undoEmail'"));
    await runner.query(
      "CREATE INDEX account_tokens_former_address_idx ON account_tokens (lower(email)) WHERE purpose = 'undoEmail'",
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP INDEX account_tokens_former_address_idx");
    await runner.query(voidTokens(""));
    await runner.query("DELETE FROM account_tokens WHERE purpose = 'undoEmail'");
    await runner.query(rules("'password', 'email', 'signIn'", "purpose = 'email'"));
  }
}
