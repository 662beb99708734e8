import type { MigrationInterface, QueryRunner } from "typeorm";

/** @param once SQL condition: the closing time is later than that of every closing that has a closing seal */
const awaitClosingSeal = (once: string) => `
  CREATE OR REPLACE FUNCTION await_closing_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF NEW.status = 'open' AND NEW.deleted_at IS NULL AND NEW.closing_date > clock_timestamp() - interval '15 seconds'${once} THEN
        INSERT INTO tenders_to_seal (tender_id, closing, closes_at)
        VALUES (NEW.id, 1 + coalesce((SELECT max(closing) FROM closing_seals WHERE tender_id = NEW.id), 0), NEW.closing_date)
        ON CONFLICT (tender_id) DO UPDATE SET closes_at = EXCLUDED.closes_at;
      ELSIF TG_OP = 'UPDATE' THEN
        UPDATE tenders_to_seal
           SET closes_at = CASE WHEN NEW.deleted_at IS NOT NULL OR NEW.status = 'draft' THEN 'infinity'
                                WHEN NEW.status = 'open' THEN NEW.closing_date
                                ELSE least(closes_at, clock_timestamp()) END
         WHERE tender_id = NEW.id;
      END IF;
      RETURN NULL;
    END
  $$`;

const canonical = (more: string) => `
  CREATE OR REPLACE FUNCTION audit_canonical(event audit_events) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT (jsonb_build_array(
      event.day::text, event.stripe, event.sequence, event.id, to_char(event.occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      event.actor_id, event.actor_name, event.act, event.outcome, event.subject, event.subject_id, event.tender_id,
      event.before, event.after, event.repeated, event.request_id, event.address)
      || CASE WHEN event.token_id IS NULL THEN '[]'::jsonb ELSE jsonb_build_array(event.token_id) END${more})::text
  $$`;

const OF_CLOCK = `
      || CASE WHEN event.clock_at IS NULL THEN '[]'::jsonb
              ELSE jsonb_build_array(jsonb_build_object('clock', to_char(event.clock_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) END`;

const chain = (declared: string, occurred: string) => `
  CREATE OR REPLACE FUNCTION chain_audit_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      taken int := nullif(current_setting('axion.audit_stripe', true), '')::int;
      last audit_events;${declared}
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
      PERFORM pg_advisory_xact_lock(7305670, taken);${occurred}
      NEW.day := (NEW.occurred_at AT TIME ZONE 'UTC')::date;
      NEW.stripe := taken;
      SELECT * INTO last FROM audit_events WHERE day = NEW.day AND stripe = taken ORDER BY sequence DESC LIMIT 1;
      NEW.sequence := coalesce(last.sequence, 0) + 1;
      NEW.previous_hash := coalesce(last.hash, repeat('0', 64));
      IF NEW.id <= last.id THEN
        NEW.id := (left(last.id::text, 24) || lpad(to_hex(('x' || right(last.id::text, 12))::bit(48)::bigint + 1), 12, '0'))::uuid;
      END IF;
      NEW.actor_name := NULL;
      NEW.hash := encode(sha256(convert_to(NEW.previous_hash || E'\\n' || audit_canonical(NEW), 'UTF8')), 'hex');
      RETURN NEW;
    END
  $$`;

const BY_THE_CLOCK = `
      NEW.occurred_at := clock_timestamp();`;

/**
 * If the clock went back, the event still gets a time after the signed days and after the newest event of its subject.
 */
const IN_ORDER = `
      clock := clock_timestamp();
      NEW.occurred_at := greatest(clock, (SELECT (max(day) + 1)::timestamp AT TIME ZONE 'UTC' FROM audit_days));
      IF NEW.subject_id IS NOT NULL THEN
        NEW.occurred_at := greatest(NEW.occurred_at, (SELECT max(occurred_at) + interval '1 millisecond' FROM audit_events WHERE subject_id = NEW.subject_id));
      END IF;
      NEW.clock_at := CASE WHEN NEW.occurred_at > clock + interval '1 second' THEN clock END;`;

/** The tables that submitting, confirming and withdrawing a bid write, with the event on which the trigger runs. */
const WRITES = {
  bid_revisions: "AFTER INSERT ON bid_revisions FOR EACH ROW",
  addendum_confirmations: "AFTER INSERT ON addendum_confirmations FOR EACH ROW",
  bids: "AFTER UPDATE OF withdrawn_at ON bids FOR EACH ROW WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL)",
};

/**
 * Protects decisions when the database's clock goes back, as after the promotion of a standby whose clock is behind: no
 * bid is accepted for a sealed closing, and no event gets into a signed day or before an earlier act.
 */
export class ClockGoesBack1793721000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      awaitClosingSeal(`
          AND NEW.closing_date > coalesce((SELECT max(closed_at) FROM closing_seals WHERE tender_id = NEW.id), '-infinity')`),
    );
    await runner.query(`
      CREATE FUNCTION refuse_after_closing_seal() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          of_bid uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
        BEGIN
          IF EXISTS (SELECT FROM closing_seals JOIN bids ON bids.tender_id = closing_seals.tender_id WHERE bids.id = of_bid)
              AND NOT EXISTS (SELECT FROM tenders_to_seal JOIN bids ON bids.tender_id = tenders_to_seal.tender_id WHERE bids.id = of_bid) THEN
            RAISE EXCEPTION 'the closing of this tender is sealed: nothing is accepted any more'
              USING ERRCODE = 'check_violation', CONSTRAINT = 'closings_are_sealed_once';
          END IF;
          RETURN NULL;
        END
      $$`);
    for (const [table, when] of Object.entries(WRITES))
      await runner.query(
        `CREATE TRIGGER ${table}_refused_after_seal ${when} EXECUTE FUNCTION refuse_after_closing_seal('${table === "bids" ? "id" : "bid_id"}')`,
      );
    await runner.query("ALTER TABLE audit_events ADD COLUMN clock_at timestamptz(3)");
    await runner.query(canonical(OF_CLOCK));
    await runner.query(chain("\n      clock timestamptz(3);", IN_ORDER));
    await runner.query(`
      CREATE FUNCTION take_finished_day() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.day >= (clock_timestamp() AT TIME ZONE 'UTC')::date OR NEW.day <> (SELECT max(day) + 1 FROM audit_days) THEN
            RAISE EXCEPTION 'audit_days take finished days, each after the day before it' USING ERRCODE = 'insufficient_privilege';
          END IF;
          RETURN NEW;
        END
      $$`);
    await runner.query(
      "CREATE TRIGGER audit_days_are_finished BEFORE INSERT ON audit_days FOR EACH ROW EXECUTE FUNCTION take_finished_day()",
    );
  }

  /** Reverts the migration. Afterwards the hashes of events with a value in clock_at are wrong. */
  async down(runner: QueryRunner) {
    await runner.query("DROP TRIGGER audit_days_are_finished ON audit_days");
    await runner.query("DROP FUNCTION take_finished_day()");
    await runner.query(chain("", BY_THE_CLOCK));
    await runner.query(canonical(""));
    await runner.query("ALTER TABLE audit_events DROP COLUMN clock_at");
    for (const table of Object.keys(WRITES)) await runner.query(`DROP TRIGGER ${table}_refused_after_seal ON ${table}`);
    await runner.query("DROP FUNCTION refuse_after_closing_seal()");
    await runner.query(awaitClosingSeal(""));
  }
}
