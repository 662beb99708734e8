import type { MigrationInterface, QueryRunner } from "typeorm";

const LIVE = "WHERE deleted_at IS NULL";

const INDEXES: Record<string, string> = {
  tenders_title_idx: `tenders (title, id) ${LIVE}`,
  tenders_status_idx: `tenders (status, id) ${LIVE}`,
  tenders_budget_min_id_idx: `tenders (budget_min, id) ${LIVE}`,
  // An index for the filters awardedFrom and awardedTo.
  bids_accepted_idx: "bids (decided_at, tender_id) WHERE status = 'accepted' AND withdrawn_at IS NULL",
};

/** Adds indexes for more sort orders and filters of the tenders. */
export class TenderOrders1792000001000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(", ")}`);
  }
}
