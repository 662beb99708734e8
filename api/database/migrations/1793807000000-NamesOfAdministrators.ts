import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Invisible characters that look_of_name did not remove before this migration, such as interlinear annotation marks.
 */
const UNSEEN = "[\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]";
/** Spaces, and the punctuation that remains after look_of_name and after the replacement of the characters ! | $ @. */
const PUNCTUATION = "[ -/:-@\\[-`{-~\u00A1\u00B7\u00BF\u2022\u2026\u2027\u2032\u2033\u30FB\u2018-\u201F]";
const ACCENTS = "[\u0300-\u036F]";

const shown = (name: string) => `regexp_replace(${name}, '${UNSEEN}', '', 'g')`;

const REFUSE = `
  CREATE FUNCTION refuse_look_of_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE look text := ascii_look_of_name(NEW.username);
    BEGIN
      -- Concurrent acts on names that look alike wait for each other. Otherwise neither would see the other's row.
      PERFORM pg_advisory_xact_lock(hashtextextended('look of name ' || look, 0));
      IF EXISTS (SELECT FROM users WHERE ascii_look_of_name(username) = look AND deleted_at IS NULL AND id <> NEW.id AND (is_admin OR NEW.is_admin)) THEN
        RAISE EXCEPTION 'the username looks like that of another account, and one of the two is an administrator''s' USING ERRCODE = 'unique_violation',
          CONSTRAINT = CASE WHEN TG_OP = 'UPDATE' AND lower(NEW.username) = lower(OLD.username) THEN 'users_look_of_unchanged_name' ELSE 'users_look_of_admin' END;
      END IF;
      RETURN NEW;
    END $$`;

export const NAME_TRIGGERS = [
  `CREATE TRIGGER users_new_name_is_no_administrators BEFORE INSERT ON users
      FOR EACH ROW WHEN (NEW.deleted_at IS NULL) EXECUTE FUNCTION refuse_look_of_administrator()`,
  `CREATE TRIGGER users_name_is_no_administrators BEFORE UPDATE OF username, is_admin, deleted_at ON users
      FOR EACH ROW WHEN (NEW.deleted_at IS NULL AND (lower(NEW.username) <> lower(OLD.username) OR NEW.is_admin AND NOT OLD.is_admin OR OLD.deleted_at IS NOT NULL))
      EXECUTE FUNCTION refuse_look_of_administrator()`,
];

/** Creates ascii_look_of_name, its index, and the triggers that compare names with it. */
export const ASCII_LOOK = [
  `CREATE FUNCTION ascii_look_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
         RETURN replace(replace(replace(
           regexp_replace(translate(regexp_replace(normalize(look_of_name(name), NFD), '${ACCENTS}', '', 'g'), '01i|!5$@', 'ollllssa'), '${PUNCTUATION}', '', 'g'),
           'rn', 'm'), 'vv', 'w'), 'cl', 'd')`,
  "CREATE INDEX users_ascii_look_idx ON users (ascii_look_of_name(username)) WHERE deleted_at IS NULL",
  REFUSE,
  ...NAME_TRIGGERS,
];

export const WITHOUT_ASCII_LOOK = [
  "DROP TRIGGER users_name_is_no_administrators ON users",
  "DROP TRIGGER users_new_name_is_no_administrators ON users",
  "DROP FUNCTION refuse_look_of_administrator()",
  "DROP INDEX users_ascii_look_idx",
  "DROP FUNCTION ascii_look_of_name(text)",
];

/**
 * No username may look like an administrator's, not even in ASCII letters: adrnin, adm1n, admin. and ádmin look like
 * admin. The database checks this when an account gets a name, becomes an administrator's or is restored. Accounts that
 * looked alike before this migration stay unchanged.
 */
export class NamesOfAdministrators1793807000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("DROP INDEX users_look_of_name_key");
    await runner.query("ALTER FUNCTION look_of_name(text) RENAME TO look_of_shown_name");
    await runner.query(
      `CREATE FUNCTION look_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
         RETURN look_of_shown_name(${shown("name")})`,
    );
    await runner.query(`UPDATE users SET username = ${shown("username")}
       WHERE username <> ${shown("username")} AND char_length(${shown("username")}) >= 3
         AND NOT EXISTS (SELECT FROM users AS other WHERE other.id <> users.id AND look_of_name(other.username) = look_of_name(users.username))`);
    await runner.query(`UPDATE users SET predates_look_alike_rule = true FROM users AS older
       WHERE older.id <> users.id AND look_of_name(older.username) = look_of_name(users.username)
         AND older.deleted_at IS NULL AND users.deleted_at IS NULL AND NOT older.predates_look_alike_rule
         AND (older.created_at, older.id) < (users.created_at, users.id)`);
    await runner.query(
      "CREATE UNIQUE INDEX users_look_of_name_key ON users (look_of_name(username)) WHERE deleted_at IS NULL AND NOT predates_look_alike_rule",
    );
    for (const statement of ASCII_LOOK) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of WITHOUT_ASCII_LOOK) await runner.query(statement);
    await runner.query("DROP INDEX users_look_of_name_key");
    await runner.query("DROP FUNCTION look_of_name(text)");
    await runner.query("ALTER FUNCTION look_of_shown_name(text) RENAME TO look_of_name");
    await runner.query(
      "CREATE UNIQUE INDEX users_look_of_name_key ON users (look_of_name(username)) WHERE deleted_at IS NULL AND NOT predates_look_alike_rule",
    );
  }
}
