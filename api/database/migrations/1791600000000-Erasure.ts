import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The function chain_audit_event of the migration AuditTrail.
 * @param nameOfActor The statement that stores the username, or an empty text
 */
const chain = (nameOfActor: string) => `
  CREATE OR REPLACE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    taken int := nullif(current_setting('axion.audit_stripe', true), '')::int;
    last audit_events;
  BEGIN
    IF taken IS NULL THEN
      FOR turn IN 0..31 LOOP
        IF pg_try_advisory_xact_lock(7305670, (pg_backend_pid() + turn) % 32) THEN
          taken := (pg_backend_pid() + turn) % 32;
          EXIT;
        END IF;
      END LOOP;
      taken := coalesce(taken, pg_backend_pid() % 32);
      PERFORM set_config('axion.audit_stripe', taken::text, true);
    END IF;
    PERFORM pg_advisory_xact_lock(7305670, taken);
    NEW.occurred_at := clock_timestamp();
    NEW.day := (NEW.occurred_at AT TIME ZONE 'UTC')::date;
    NEW.stripe := taken;
    SELECT * INTO last FROM audit_events WHERE day = NEW.day AND stripe = taken ORDER BY sequence DESC LIMIT 1;
    NEW.sequence := coalesce(last.sequence, 0) + 1;
    NEW.previous_hash := coalesce(last.hash, repeat('0', 64));
    ${nameOfActor}
    NEW.hash := encode(sha256(convert_to(NEW.previous_hash || E'\\n' || audit_canonical(NEW), 'UTF8')), 'hex');
    RETURN NEW;
  END $$`;

const STATEMENTS = [
  // A username in a hash chain could never be removed, so new events contain only the user's id.
  chain("NEW.actor_name := NULL;"),

  `ALTER TABLE users ADD COLUMN erased_at timestamptz(3),
     ADD CONSTRAINT users_erased_is_empty CHECK (erased_at IS NULL OR (
       deleted_at IS NOT NULL AND username = 'closed-' || id AND email = 'closed-account@erased.invalid' AND password_hash = 'erased'
       AND num_nonnulls(first_name, last_name, vat_number, card_id, address_street, address_city, address_state, address_postal_code, address_country) = 0
     ))`,

  `ALTER TABLE known_addresses ADD COLUMN user_id uuid REFERENCES users (id)`,
  `CREATE INDEX known_addresses_user_id_idx ON known_addresses (user_id)`,

  // The user or the contact request that a mail is about. The mail is deleted together with it.
  `ALTER TABLE outgoing_mails ADD COLUMN about_id uuid`,
  `CREATE INDEX outgoing_mails_about_id_idx ON outgoing_mails (about_id) WHERE about_id IS NOT NULL`,
  `UPDATE outgoing_mails SET about_id = substring(text FROM '(?:Reference|Référence): ([0-9a-f]{8}-[0-9a-f-]{27})')::uuid
    WHERE text ~ '(Reference|Référence): [0-9a-f]{8}-[0-9a-f-]{27}'`,
];

const BACK = [
  `ALTER TABLE outgoing_mails DROP COLUMN about_id`,
  `ALTER TABLE known_addresses DROP COLUMN user_id`,
  `ALTER TABLE users DROP COLUMN erased_at`,
  chain("NEW.actor_name := (SELECT username FROM users WHERE id = NEW.actor_id);"),
];

/**
 * Prepares the erasure of persons and the deletion of contact requests: mails refer to the person or request that they
 * are about, and audit events contain no usernames.
 */
export class Erasure1791600000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
