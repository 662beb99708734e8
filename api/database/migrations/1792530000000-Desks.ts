import type { MigrationInterface, QueryRunner } from "typeorm";

const INDEXES: Record<string, string> = {
  // Contains all columns that the desks read of open tenders, so that PostgreSQL uses an index-only scan.
  tenders_open_idx:
    "tenders (closing_date, id) INCLUDE (tender_number, title, country, category, published_at, created_at, decision_expected_on, questions_until) WHERE status = 'open' AND deleted_at IS NULL",
  tender_questions_declined_idx: "tender_questions (asked_at DESC, id DESC) WHERE declined_at IS NOT NULL",
  tender_questions_withdrawn_idx: "tender_questions (asked_at DESC, id DESC) WHERE withdrawn_at IS NOT NULL",
};

/** Adds indexes for the open tenders on both desks, and for the questions by their state. */
export class Desks1792530000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX ${Object.keys(INDEXES).join(", ")}`);
  }
}
