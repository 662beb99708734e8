import type { MigrationInterface, QueryRunner } from "typeorm";

const NEW_NOTICE = { kind: "companyDocumentExpires", reason: "companyDocument" } as const;

/** Replaces the names that a constraint of the notices allows. They are read from the constraint. */
async function allowNotices(runner: QueryRunner, change: (of: "kind" | "reason", names: string[]) => string[]) {
  for (const column of ["kind", "reason"] as const) {
    const constraint = `notices_${column}_check`;
    const [{ definition }] = (await runner.query(
      "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1",
      [constraint],
    )) as [{ definition: string }];
    const names = change(
      column,
      Array.from(definition.matchAll(/'([^']+)'/g), ([, name]) => name!),
    );
    await runner.query(`ALTER TABLE notices DROP CONSTRAINT ${constraint}`);
    await runner.query(
      `ALTER TABLE notices ADD CONSTRAINT ${constraint} CHECK (${column} IN (${names.map((name) => `'${name}'`).join(", ")}))`,
    );
  }
}

/** Allows the notice that a document of a company expires soon. */
export class NoticesOfCompanyDocuments1796000200000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await allowNotices(runner, (column, names) => [...names, NEW_NOTICE[column]]);
  }

  async down(runner: QueryRunner) {
    await runner.query(`DELETE FROM notices WHERE kind = '${NEW_NOTICE.kind}'`);
    await allowNotices(runner, (column, names) => names.filter((name) => name !== NEW_NOTICE[column]));
  }
}
