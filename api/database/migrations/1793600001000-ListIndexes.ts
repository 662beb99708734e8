import type { MigrationInterface, QueryRunner } from "typeorm";

const BY_BUDGET = (...columns: string[]) =>
  `CREATE INDEX tenders_budget_min_id_idx ON tenders (${columns.join(", ")}) WHERE deleted_at IS NULL`;

/**
 * Adds indexes for removedQuestions, which sorts by updated_at and id, for the few administrators among all users, and
 * for the filter budgetFrom, which reads budget_max.
 */
export class ListIndexes1793600001000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("DROP INDEX tender_questions_updated_at_idx");
    await runner.query("CREATE INDEX tender_questions_updated_at_idx ON tender_questions (updated_at, id)");
    await runner.query("CREATE INDEX users_admins_idx ON users (created_at, id) WHERE is_admin");
    await runner.query("DROP INDEX tenders_budget_min_id_idx");
    await runner.query(BY_BUDGET("budget_min", "id", "budget_max"));
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP INDEX users_admins_idx, tender_questions_updated_at_idx, tenders_budget_min_id_idx");
    await runner.query(BY_BUDGET("budget_min", "id"));
    await runner.query("CREATE INDEX tender_questions_updated_at_idx ON tender_questions (updated_at)");
  }
}
