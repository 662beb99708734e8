import type { MigrationInterface, QueryRunner } from "typeorm";

const SEARCHED = {
  users: ["username", "email", "first_name", "last_name", "company_name"],
  contact_requests: ["first_name", "last_name", "email", "company", "message"],
};

/** The search of users and integration requests now ignores accents, too. */
export class FoldPeople1793803000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await this.index(runner, (column) => `fold_case(${column})`);
  }

  async down(runner: QueryRunner) {
    await this.index(runner, (column) => column);
  }

  private async index(runner: QueryRunner, searched: (column: string) => string) {
    for (const [table, columns] of Object.entries(SEARCHED)) {
      const expressions = columns.map((column) => `${searched(column)} gin_trgm_ops`).join(", ");
      await runner.query(`DROP INDEX ${table}_search_idx`);
      await runner.query(`CREATE INDEX ${table}_search_idx ON ${table} USING gin (${expressions})`);
      await runner.query(`ANALYZE ${table}`);
    }
  }
}
