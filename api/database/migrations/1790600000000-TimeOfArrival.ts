import type { MigrationInterface, QueryRunner } from "typeorm";

import { refuseToDropReceipts } from "#api/database/refuseToDropReceipts.ts";

const COLUMNS = `newest.bid_id AS id, bids.tender_id, bids.tender_number, bids.tender_title, bids.company_id,
  newest.bid_amount, newest.technical_proposal, newest.timeline_days, newest.documents_url, newest.submitted_at, newest.receipt_number,
  bids.status, bids.decided_at, bids.decided_by, bids.withdrawn_at, bids.revision`;
const NEWEST = "FROM bids JOIN bid_revisions newest ON newest.bid_id = bids.id AND newest.revision = bids.revision";

/** Stores when the request of a submission or revision arrived. Older rows have no such time. */
export class TimeOfArrival1790600000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      "ALTER TABLE bid_revisions ADD COLUMN received_at timestamptz(3) CONSTRAINT bid_revisions_arrive_first CHECK (received_at <= submitted_at)",
    );
    await runner.query(
      `CREATE OR REPLACE VIEW submitted_bids WITH (security_invoker = true) AS SELECT ${COLUMNS}, newest.received_at ${NEWEST}`,
    );
  }

  async down(runner: QueryRunner) {
    await refuseToDropReceipts(runner);
    await runner.query("DROP VIEW submitted_bids");
    await runner.query("ALTER TABLE bid_revisions DROP COLUMN received_at");
    await runner.query(`CREATE VIEW submitted_bids WITH (security_invoker = true) AS SELECT ${COLUMNS} ${NEWEST}`);
  }
}
