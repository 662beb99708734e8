import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Sets the time at which a tender's open data changed. The row of tender_revision is locked until the commit, so that
 * the times become visible in ascending order: a client that continues from the newest time it has seen misses no
 * change. No time is used twice, even if the clock was set back.
 */
const STAMP = `
  CREATE FUNCTION stamp_open_data(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE moment timestamptz;
  BEGIN
    PERFORM FROM tender_revision FOR UPDATE;
    SELECT greatest(clock_timestamp(), max(changed_at) + interval '1 microsecond') INTO moment FROM open_data_changes;
    INSERT INTO open_data_changes (tender_id, changed_at) SELECT id, moment FROM unnest(ids) AS id ORDER BY id
      ON CONFLICT (tender_id) DO UPDATE SET changed_at = moment;
  END $$`;

/**
 * Changes of bids do not set the change time. Open data shows a decision only once the tender is awarded, and after
 * that no bid is decided.
 */
const TRIGGERS: Record<string, string> = {
  tenders_added_to_open_data:
    "AFTER INSERT ON tenders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_changed_tenders()",
  tenders_changed_in_open_data:
    "AFTER UPDATE ON tenders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION stamp_changed_tenders()",
  company_profiles_changed_in_open_data: `AFTER UPDATE ON company_profiles FOR EACH ROW WHEN (OLD.company_name IS DISTINCT FROM NEW.company_name)
    EXECUTE FUNCTION stamp_tenders_of_winner()`,
};

const TRIGGER_FUNCTIONS: Record<string, string> = {
  stamp_changed_tenders: "SELECT array_agg(id) FROM changed",
  stamp_tenders_of_winner:
    "SELECT array_agg(tender_id) FROM bids WHERE company_id = NEW.user_id AND status = 'accepted'",
};

export class OpenData1791800000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      "CREATE TABLE open_data_changes (tender_id uuid PRIMARY KEY REFERENCES tenders ON DELETE CASCADE, changed_at timestamptz NOT NULL)",
    );
    await runner.query("CREATE INDEX open_data_changes_changed_at_idx ON open_data_changes (changed_at, tender_id)");
    await runner.query(`INSERT INTO open_data_changes SELECT id, greatest(created_at, deleted_at, opened_at,
      (SELECT max(decided_at) FROM bids WHERE tender_id = tenders.id AND status = 'accepted')) FROM tenders`);
    await runner.query(STAMP);
    for (const [name, ids] of Object.entries(TRIGGER_FUNCTIONS))
      await runner.query(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE ids uuid[] := (${ids});
        BEGIN
          IF cardinality(ids) > 0 THEN PERFORM stamp_open_data(ids); END IF;
          RETURN NULL;
        END $$`);
    for (const [name, when] of Object.entries(TRIGGERS)) await runner.query(`CREATE TRIGGER ${name} ${when}`);
  }

  async down(runner: QueryRunner) {
    for (const [name, when] of Object.entries(TRIGGERS))
      await runner.query(`DROP TRIGGER ${name} ON ${/ ON (\w+)/.exec(when)?.[1]}`);
    for (const name of Object.keys(TRIGGER_FUNCTIONS)) await runner.query(`DROP FUNCTION ${name}()`);
    await runner.query("DROP FUNCTION stamp_open_data(uuid[])");
    await runner.query("DROP TABLE open_data_changes");
  }
}
