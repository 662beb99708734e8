import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The trigger function that notes when a closing seal is due. Its body is the same as before this migration.
 * @param as The clause for the rights with which the function runs
 */
const awaitClosingSeal = (as: string) => `
  CREATE OR REPLACE FUNCTION await_closing_seal() RETURNS trigger LANGUAGE plpgsql ${as} AS $$
    BEGIN
      IF NEW.status = 'open' AND NEW.deleted_at IS NULL AND NEW.closing_date > clock_timestamp() - interval '15 seconds' THEN
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

/**
 * The product's database role may only read tenders_to_seal. Triggers that run with the owner's rights write it. A
 * closing seal is stored once, when it is due. 15 seconds is SETTLING_MS of api/tenders/lockOpenTender.ts.
 */
export class SealsWhenDue1793710000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(awaitClosingSeal("SECURITY DEFINER SET search_path = public, pg_temp"));
    await runner.query(`
      CREATE FUNCTION take_due_closing_seal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
        BEGIN
          DELETE FROM tenders_to_seal WHERE tender_id = NEW.tender_id AND closing = NEW.closing AND closes_at = NEW.closed_at
            AND closes_at < clock_timestamp() - interval '15 seconds';
          IF NOT FOUND THEN
            RAISE EXCEPTION 'closing_seals take a seal once, when it is due' USING ERRCODE = 'insufficient_privilege';
          END IF;
          RETURN NEW;
        END
      $$`);
    await runner.query(
      "CREATE TRIGGER closing_seals_are_due BEFORE INSERT ON closing_seals FOR EACH ROW EXECUTE FUNCTION take_due_closing_seal()",
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TRIGGER closing_seals_are_due ON closing_seals");
    await runner.query("DROP FUNCTION take_due_closing_seal()");
    await runner.query(awaitClosingSeal("SECURITY INVOKER"));
  }
}
