import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adds indexes to sort users by columns that can be null. Null sorts as the lowest value. */
export class UserOrders1793201000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query("CREATE INDEX users_status_idx ON users (status, id)");
    await runner.query("CREATE INDEX users_company_name_idx ON users (coalesce(company_name, ''), id)");
    await runner.query(
      "CREATE INDEX users_last_sign_in_at_idx ON users (coalesce(last_sign_in_at, '1970-01-01 00:00:00+00'::timestamptz), id)",
    );
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP INDEX users_status_idx, users_company_name_idx, users_last_sign_in_at_idx");
  }
}
