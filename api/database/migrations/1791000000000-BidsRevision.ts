import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Counts changes of bids and companies that the page All Bids shows. A transaction increments a counter row that no
 * other transaction has locked, or inserts a new row. So bidders never wait for each other, and a count becomes visible
 * together with its change.
 */
const COUNT = `
  CREATE FUNCTION count_bid_change() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE free int;
  BEGIN
    SELECT place INTO free FROM bid_change_counts LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF FOUND THEN
      UPDATE bid_change_counts SET changes = changes + 1 WHERE place = free;
    ELSE
      INSERT INTO bid_change_counts (changes) VALUES (1);
    END IF;
    RETURN NULL;
  END $$`;

const NAMES = ["username", "email", "company_name", "company_typology"];
const names = (row: string) => `(${NAMES.map((name) => `${row}.${name}`).join(", ")})`;

const TRIGGERS = {
  bids: "AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bids FOR EACH STATEMENT",
  company_profiles: "AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON company_profiles FOR EACH STATEMENT",
  users: `AFTER UPDATE ON users FOR EACH ROW WHEN (${names("OLD")} IS DISTINCT FROM ${names("NEW")})`,
};

export class BidsRevision1791000000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    // A low fillfactor leaves space on each page for new row versions.
    await runner.query(
      "CREATE TABLE bid_change_counts (place int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, changes bigint NOT NULL) WITH (fillfactor = 50)",
    );
    await runner.query(COUNT);
    for (const [table, when] of Object.entries(TRIGGERS))
      await runner.query(`CREATE TRIGGER ${table}_count_bid_change ${when} EXECUTE FUNCTION count_bid_change()`);
  }

  async down(runner: QueryRunner) {
    for (const table of Object.keys(TRIGGERS)) await runner.query(`DROP TRIGGER ${table}_count_bid_change ON ${table}`);
    await runner.query("DROP FUNCTION count_bid_change()");
    await runner.query("DROP TABLE bid_change_counts");
  }
}
