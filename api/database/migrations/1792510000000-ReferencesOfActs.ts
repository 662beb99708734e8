import type { MigrationInterface, QueryRunner } from "typeorm";

const REFERENCES: Record<string, readonly string[]> = {
  tender_questions: ["asked_by", "answered_by", "declined_by"],
  earlier_answers: ["answered_by"],
  addenda: ["issued_by"],
  addendum_confirmations: ["confirmed_by"],
  tenders: ["cancelled_by", "copied_from_id"],
};
const INDEXES = Object.entries(REFERENCES).flatMap(([table, columns]) =>
  columns.map((column) => ({ name: `${table}_${column}_idx`, on: `${table} (${column})` })),
);

/** Adds indexes of foreign keys: who asked, answered, amended, confirmed and cancelled, and the copies of a tender. */
export class ReferencesOfActs1792510000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const { name, on } of INDEXES) await runner.query(`CREATE INDEX ${name} ON ${on}`);
  }

  async down(runner: QueryRunner) {
    await runner.query(`DROP INDEX ${INDEXES.map(({ name }) => name).join(", ")}`);
  }
}
