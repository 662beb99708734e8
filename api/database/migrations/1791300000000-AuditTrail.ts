import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The first key of the advisory lock on a hash chain: any number that no other lock uses. The second key is the chain's
 * number.
 */
const STRIPE_LOCK = 7_305_670;

/**
 * The text that is hashed for an event together with the previous event's hash. api/audit/days/canonicalForm.ts
 * contains the same expression, with which the trail is verified.
 */
const CANONICAL = `
  CREATE FUNCTION audit_canonical(event audit_events) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_array(
      event.day::text, event.stripe, event.sequence, event.id, to_char(event.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      event.actor_id, event.actor_name, event.act, event.outcome, event.subject, event.subject_id, event.tender_id,
      event.before, event.after, event.repeated, event.request_id, event.address)::text
  $$`;

/**
 * Sets an event's time, its position in one of the day's 32 hash chains, and its hash. A transaction prefers a chain
 * that no other transaction has locked, and uses it for all its events. The clock is read while the chain is locked.
 * Therefore a transaction that gets a chain's lock after midnight knows that the chain of the day before gets no
 * further event.
 */
const CHAIN = `
  CREATE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    taken int := nullif(current_setting('axion.audit_stripe', true), '')::int;
    last audit_events;
  BEGIN
    IF taken IS NULL THEN
      FOR turn IN 0..31 LOOP
        IF pg_try_advisory_xact_lock(${STRIPE_LOCK}, (pg_backend_pid() + turn) % 32) THEN
          taken := (pg_backend_pid() + turn) % 32;
          EXIT;
        END IF;
      END LOOP;
      taken := coalesce(taken, pg_backend_pid() % 32);
      PERFORM set_config('axion.audit_stripe', taken::text, true);
    END IF;
    PERFORM pg_advisory_xact_lock(${STRIPE_LOCK}, taken);
    NEW.occurred_at := clock_timestamp();
    NEW.day := (NEW.occurred_at AT TIME ZONE 'UTC')::date;
    NEW.stripe := taken;
    SELECT * INTO last FROM audit_events WHERE day = NEW.day AND stripe = taken ORDER BY sequence DESC LIMIT 1;
    NEW.sequence := coalesce(last.sequence, 0) + 1;
    NEW.previous_hash := coalesce(last.hash, repeat('0', 64));
    NEW.actor_name := (SELECT username FROM users WHERE id = NEW.actor_id);
    NEW.hash := encode(sha256(convert_to(NEW.previous_hash || E'\\n' || audit_canonical(NEW), 'UTF8')), 'hex');
    RETURN NEW;
  END $$`;

const STATEMENTS = [
  `CREATE TABLE audit_events (
     id uuid NOT NULL DEFAULT uuid_v7(),
     occurred_at timestamptz(3) NOT NULL,
     day date NOT NULL,
     stripe int NOT NULL,
     sequence int NOT NULL,
     actor_id uuid,
     actor_name text,
     act text NOT NULL,
     outcome text NOT NULL DEFAULT 'done',
     subject text,
     subject_id uuid,
     tender_id uuid,
     before jsonb,
     after jsonb,
     repeated int NOT NULL DEFAULT 0,
     request_id text,
     address text,
     previous_hash text NOT NULL,
     hash text NOT NULL,
     PRIMARY KEY (day, stripe, sequence)
   )`,
  CANONICAL,
  CHAIN,
  `CREATE TRIGGER audit_events_are_chained BEFORE INSERT ON audit_events FOR EACH ROW EXECUTE FUNCTION chain_audit_event()`,
  `CREATE INDEX audit_events_occurred_at_idx ON audit_events (occurred_at, id)`,
  `CREATE INDEX audit_events_actor_idx ON audit_events (actor_id, occurred_at, id)`,
  `CREATE INDEX audit_events_act_idx ON audit_events (act, occurred_at, id)`,
  `CREATE INDEX audit_events_subject_idx ON audit_events (subject_id, occurred_at, id) WHERE subject_id IS NOT NULL`,
  `CREATE INDEX audit_events_tender_idx ON audit_events (tender_id, occurred_at, id) WHERE tender_id IS NOT NULL`,
  `CREATE INDEX audit_events_refused_idx ON audit_events (occurred_at, id) WHERE outcome <> 'done'`,

  `CREATE TABLE audit_days (
     day date PRIMARY KEY,
     line text NOT NULL,
     signed_at timestamptz(3) NOT NULL DEFAULT clock_timestamp()
   )`,
  ...["audit_events", "audit_days"].flatMap((table) => [
    `CREATE TRIGGER ${table}_are_kept BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
    `CREATE TRIGGER ${table}_are_not_truncated BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,
  ]),
];

/** Adds the append-only audit trail, which consists of hash chains, and the signed heads of finished days. */
export class AuditTrail1791300000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE audit_days");
    await runner.query("DROP FUNCTION audit_canonical(audit_events)");
    await runner.query("DROP TABLE audit_events");
    await runner.query("DROP FUNCTION chain_audit_event()");
  }
}
