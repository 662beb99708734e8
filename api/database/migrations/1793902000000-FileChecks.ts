import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adds the results of `npm run files:verify`, one row for each run. The metrics show the newest row. */
export class FileChecks1793902000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(
      `CREATE TABLE file_checks (
         checked_at timestamptz(3) PRIMARY KEY DEFAULT clock_timestamp(),
         files integer NOT NULL CHECK (files >= 0),
         bytes bigint NOT NULL CHECK (bytes >= 0),
         unread integer NOT NULL CHECK (unread >= 0),
         missing integer NOT NULL CHECK (missing >= 0),
         altered integer NOT NULL CHECK (altered >= 0),
         unknown integer NOT NULL CHECK (unknown >= 0)
       )`,
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP TABLE file_checks");
  }
}
