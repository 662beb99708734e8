import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Limits each user's share of mails and of matched searches, so that no user delays the mails and searches of others.
 * Stores until when a mail is claimed for sending, the place of each saved search among the searches of its user, and
 * how many turns of matching a changed tender has had.
 */
export class Shares1793722000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("ALTER TABLE outgoing_mails ADD COLUMN claimed_until timestamptz(3)");
    await runner.query(
      "CREATE INDEX outgoing_mails_claimed_idx ON outgoing_mails (claimed_until) WHERE claimed_until IS NOT NULL",
    );
    await runner.query("ALTER TABLE saved_searches ADD COLUMN place integer NOT NULL DEFAULT 1 CHECK (place >= 1)");
    await runner.query(`
      UPDATE saved_searches SET place = numbered.place
        FROM (SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY id) AS place FROM saved_searches) AS numbered
       WHERE numbered.id = saved_searches.id`);
    await runner.query("ALTER TABLE tenders_to_match ADD COLUMN turn integer NOT NULL DEFAULT 0 CHECK (turn >= 0)");
  }

  async down(runner: QueryRunner) {
    await runner.query("ALTER TABLE tenders_to_match DROP COLUMN turn");
    await runner.query("ALTER TABLE saved_searches DROP COLUMN place");
    await runner.query("ALTER TABLE outgoing_mails DROP COLUMN claimed_until");
  }
}
