import type { MigrationInterface, QueryRunner } from "typeorm";

const WON = `FROM submitted_bids AS won JOIN tenders ON tenders.id = won.tender_id AND tenders.status = 'awarded' AND tenders.deleted_at IS NULL
  WHERE won.company_id = users.id AND won.status = 'accepted' AND won.withdrawn_at IS NULL`;

/** PostgreSQL computes the figures only for the rows of the page, unless the list is sorted by a figure. */
const VIEW = `
  CREATE VIEW companies WITH (security_invoker = true) AS
  SELECT users.id, profile.company_name, users.email, users.company_typology, profile.address_country AS country, profile.industry,
         users.created_at, greatest(users.updated_at, profile.updated_at) AS updated_at,
         (SELECT count(*)::int FROM bids WHERE company_id = users.id AND withdrawn_at IS NULL) AS bid_count,
         (SELECT count(*)::int ${WON}) AS wins,
         (SELECT least(coalesce(sum(won.bid_amount), 0), 9007199254740991)::bigint ${WON}) AS awarded_value
    FROM users JOIN company_profiles AS profile ON profile.user_id = users.id
   WHERE users.deleted_at IS NULL`;

/** Adds a view of the companies that have a profile, with the numbers of their bids and awards. */
export class Companies1792014000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("CREATE INDEX bids_live_of_company_idx ON bids (company_id) WHERE withdrawn_at IS NULL");
    await runner.query(
      "CREATE INDEX bids_accepted_of_company_idx ON bids (company_id) WHERE status = 'accepted' AND withdrawn_at IS NULL",
    );
    await runner.query(VIEW);
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP VIEW companies");
    await runner.query("DROP INDEX bids_live_of_company_idx, bids_accepted_of_company_idx");
  }
}
