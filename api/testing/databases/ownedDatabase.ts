import { databaseOf, onServer } from "#api/testing/database.ts";

/**
 * Creates an empty database on the server, the role that owns it, and a role that owns nothing; `drop` removes all
 * three.
 */
export async function ownedDatabase(url: string, of = "owned") {
  const suffix = `_${of}_${process.env.JEST_WORKER_ID ?? "1"}`;
  const { url: own, name } = databaseOf(url, suffix);
  const [owner, runtime] = [`${name}_owner`, `${name}_runtime`];
  const drop = () =>
    onServer(
      url,
      `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`,
      `DROP ROLE IF EXISTS "${owner}"`,
      `DROP ROLE IF EXISTS "${runtime}"`,
    );
  await drop();
  for (const role of [owner, runtime]) await onServer(url, `CREATE ROLE "${role}" LOGIN PASSWORD 'only for tests'`);
  await onServer(url, `CREATE DATABASE "${name}" OWNER "${owner}"`);
  const as = (role: string) => Object.assign(new URL(own), { username: role, password: "only for tests" }).href;
  return { ownerUrl: as(owner), runtimeUrl: as(runtime), runtime, drop };
}
