import type { MigrationInterface, QueryRunner } from "typeorm";

const INDEXES: Record<string, string> = {
  tender_figures_bids_idx: "tender_figures (bids, tender_id)",
  // This index includes deleted tenders, because their bids are listed.
  tenders_of_bids_category_idx: "tenders (category)",
};

/** Adds indexes to sort tenders by their number of bids, and bids by the category of their tender. */
export class MoreOrders1792210000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(", ")}`);
  }
}
