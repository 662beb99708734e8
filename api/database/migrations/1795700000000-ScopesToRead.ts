import type { MigrationInterface, QueryRunner } from "typeorm";

const NEW_SCOPES = ["desk:read", "users:read", "content:read", "requests:read"];
const NEW_SCOPES_SQL = `ARRAY[${NEW_SCOPES.map((scope) => `'${scope}'`).join(", ")}]`;

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(", ");

/** The names that the constraint allows now, in its order. */
async function allowedBy(runner: QueryRunner, constraint: string) {
  const [{ definition }] = (await runner.query(
    "SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1",
    [constraint],
  )) as [{ definition: string }];
  return Array.from(definition.matchAll(/'([^']+)'/g), ([, name]) => name!);
}

async function replace(runner: QueryRunner, table: string, constraint: string, condition: string) {
  await runner.query(`ALTER TABLE ${table} DROP CONSTRAINT ${constraint}`);
  await runner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${constraint} CHECK (${condition})`);
}

async function allowScopes(runner: QueryRunner, change: (scopes: string[]) => string[]) {
  const scopes = change(await allowedBy(runner, "api_tokens_scopes_check"));
  const condition = `cardinality(scopes) > 0 AND scopes <@ ARRAY[${quoted(scopes)}]`;
  await replace(runner, "api_tokens", "api_tokens_scopes_check", condition);
}

async function allowNotices(runner: QueryRunner, change: (of: "kind" | "reason", names: string[]) => string[]) {
  for (const column of ["kind", "reason"] as const) {
    const constraint = `notices_${column}_check`;
    const names = change(column, await allowedBy(runner, constraint));
    await replace(runner, "notices", constraint, `${column} IN (${quoted(names)})`);
  }
}

const NEW_NOTICE = { kind: "tokenEnds", reason: "token" } as const;

/** Allows the scopes of tokens that only read, and the notice that a token ends soon. */
export class ScopesToRead1795700000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await allowScopes(runner, (scopes) => [...scopes, ...NEW_SCOPES]);
    await allowNotices(runner, (column, names) => [...names, NEW_NOTICE[column]]);
    await runner.query("CREATE INDEX api_tokens_expiry_idx ON api_tokens (expires_at) WHERE revoked_at IS NULL");
  }

  async down(runner: QueryRunner) {
    await runner.query("DROP INDEX api_tokens_expiry_idx");
    await runner.query(`DELETE FROM notices WHERE kind = '${NEW_NOTICE.kind}'`);
    await allowNotices(runner, (column, names) => names.filter((name) => name !== NEW_NOTICE[column]));
    await runner.query(`DELETE FROM api_tokens WHERE scopes <@ ${NEW_SCOPES_SQL}`);
    await runner.query(
      `UPDATE api_tokens SET scopes = ARRAY(SELECT scope FROM unnest(scopes) AS scope WHERE scope <> ALL (${NEW_SCOPES_SQL})) WHERE scopes && ${NEW_SCOPES_SQL}`,
    );
    await allowScopes(runner, (scopes) => scopes.filter((scope) => !NEW_SCOPES.includes(scope)));
  }
}
