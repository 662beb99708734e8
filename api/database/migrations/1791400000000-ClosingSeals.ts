import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * True while a bid can be stored for the tender: it accepts bids, or its closing time passed less than 15 seconds ago.
 * These are SETTLING_MS of api/tenders/lockOpenTender.ts: for so long, a bid that arrived in time may still be stored.
 */
const takesBids = (tender: string) =>
  `${tender}.status = 'open' AND ${tender}.deleted_at IS NULL AND ${tender}.closing_date > clock_timestamp() - interval '15 seconds'`;

const STATEMENTS = [
  // Tenders that have accepted bids since their last closing seal. closes_at is the time at which the tender closes or
  // has closed. It is infinity while the tender is deleted or a draft.
  `CREATE TABLE tenders_to_seal (
     tender_id uuid PRIMARY KEY REFERENCES tenders (id) ON DELETE CASCADE,
     closing int NOT NULL CHECK (closing > 0),
     closes_at timestamptz(3) NOT NULL
   )`,
  `CREATE INDEX tenders_to_seal_closes_at_idx ON tenders_to_seal (closes_at)`,

  `CREATE TABLE closing_seals (
     tender_id uuid NOT NULL REFERENCES tenders (id),
     closing int NOT NULL CHECK (closing > 0),
     tender_number text NOT NULL,
     closed_at timestamptz(3) NOT NULL,
     sealed_at timestamptz(3) NOT NULL,
     sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
     receipts jsonb NOT NULL CHECK (jsonb_typeof(receipts) = 'array'),
     PRIMARY KEY (tender_id, closing)
   )`,
  // An index to find the closing seal that contains a receipt.
  `CREATE INDEX closing_seals_receipts_idx ON closing_seals USING gin (receipts jsonb_path_ops)`,
  `CREATE TRIGGER closing_seals_are_kept BEFORE UPDATE OR DELETE ON closing_seals FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
  `CREATE TRIGGER closing_seals_are_not_truncated BEFORE TRUNCATE ON closing_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`,

  // Whenever a tender starts to accept bids, also when it is reopened, its next closing must get a closing seal.
  `CREATE FUNCTION await_closing_seal() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN
       IF ${takesBids("NEW")} THEN
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
   $$`,
  `CREATE TRIGGER tenders_await_closing_seal AFTER INSERT OR UPDATE OF status, closing_date, deleted_at ON tenders FOR EACH ROW EXECUTE FUNCTION await_closing_seal()`,
  `INSERT INTO tenders_to_seal (tender_id, closing, closes_at) SELECT id, 1, closing_date FROM tenders WHERE ${takesBids("tenders")}`,
];

/**
 * Adds closing seals: when a tender has closed, one hash covers its bids that are not withdrawn. Tenders that closed
 * before this migration have no closing seal.
 */
export class ClosingSeals1791400000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    const [{ seals }] = (await runner.query("SELECT count(*)::int AS seals FROM closing_seals")) as [{ seals: number }];
    if (seals > 0)
      throw new Error(
        `This migration cannot be reverted: ${seals} closing seals would be lost. Restore a backup that was made before it instead.`,
      );
    await runner.query("DROP TRIGGER tenders_await_closing_seal ON tenders");
    await runner.query("DROP FUNCTION await_closing_seal()");
    await runner.query("DROP TABLE closing_seals");
    await runner.query("DROP TABLE tenders_to_seal");
  }
}
