import type { MigrationInterface, QueryRunner } from "typeorm";

const STATEMENTS = [
  `ALTER TABLE bids
     ADD COLUMN tender_number text CHECK (char_length(tender_number) BETWEEN 1 AND 50),
     ADD COLUMN tender_title text CHECK (char_length(tender_title) BETWEEN 1 AND 200)`,
  `UPDATE bids SET tender_number = tenders.tender_number, tender_title = tenders.title FROM tenders WHERE tenders.id = bids.tender_id`,
  `ALTER TABLE bids ALTER COLUMN tender_number SET NOT NULL, ALTER COLUMN tender_title SET NOT NULL`,
  `CREATE TRIGGER bids_keep_their_tender BEFORE UPDATE OF tender_number, tender_title ON bids
     FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
];

const BACK = [
  `DROP TRIGGER bids_keep_their_tender ON bids`,
  `ALTER TABLE bids DROP COLUMN tender_number, DROP COLUMN tender_title`,
];

/**
 * A bid stores the tender's number and title at its submission. If the tender becomes a draft again, its later title
 * must not be shown to bidders.
 */
export class BidsNameTheirTender1790370000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
