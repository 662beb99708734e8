import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The function chain_audit_event of the migration Erasure.
 * @param inOrder The statement that sets an event's id
 */
const chain = (inOrder: string) => `
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
    ${inOrder}
    NEW.actor_name := NULL;
    NEW.hash := encode(sha256(convert_to(NEW.previous_hash || E'\\n' || audit_canonical(NEW), 'UTF8')), 'hex');
    RETURN NEW;
  END $$`;

/**
 * If the new id does not sort after the id of the chain's last event, replaces it by that id plus one. The sum is
 * computed in the last 48 bits.
 */
const AFTER_THE_LAST = `IF NEW.id <= last.id THEN
      NEW.id := (left(last.id::text, 24) || lpad(to_hex(('x' || right(last.id::text, 12))::bit(48)::bigint + 1), 12, '0'))::uuid;
    END IF;`;

/**
 * Orders events that one act records within the same millisecond by their ids, so that lists show them in the order of
 * recording.
 */
export class AuditOrder1792540000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(chain(AFTER_THE_LAST));
  }

  async down(runner: QueryRunner) {
    await runner.query(chain(""));
  }
}
