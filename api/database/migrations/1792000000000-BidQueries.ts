import type { MigrationInterface, QueryRunner } from "typeorm";

const INDEXES: Record<string, string> = {
  // Indexes for the sort orders. Lists sort by the id of the view submitted_bids, which always equals bids.id.
  bids_decided_at_idx: "bids (decided_at, id) WHERE decided_at IS NOT NULL",
  bids_status_idx: "bids (status, id)",
  bids_tender_number_idx: "bids (tender_number, id)",
  company_profiles_company_name_idx: "company_profiles (company_name)",
  // This index includes deleted tenders, because their bids are listed.
  tenders_of_bids_closing_date_idx: "tenders (closing_date)",
  // Indexes for the filters.
  company_profiles_country_idx: "company_profiles (address_country)",
  tenders_of_bids_country_idx: "tenders (country)",
  bids_search_idx: "bids USING gin (fold_case(tender_number || E'\\x01' || tender_title) gin_trgm_ops)",
  company_profiles_search_idx: "company_profiles USING gin (fold_case(company_name) gin_trgm_ops)",
};

/** Adds indexes for the filters and sort orders of the bids. */
export class BidQueries1792000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
    // To choose between the indexes, the planner must know how frequent a searched text is.
    await runner.query("ALTER INDEX bids_search_idx ALTER COLUMN 1 SET STATISTICS 500");
    for (const table of ["bids", "company_profiles"]) await runner.query(`ANALYZE ${table}`);
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(", ")}`);
  }
}
