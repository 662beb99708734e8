import type { DataSource } from "typeorm";

import { RUNTIME_RIGHTS } from "#api/database/runtimeRights.ts";

/**
 * Gives a database role exactly the rights of RUNTIME_RIGHTS, in one transaction. Throws if the role does not exist.
 */
export async function grantRuntimeRights(owner: DataSource, role: string) {
  const [found] = await owner.query<{ name: string }[]>(
    "SELECT quote_ident(rolname) AS name FROM pg_roles WHERE rolname = $1",
    [role],
  );
  if (!found)
    throw new Error(
      `The database server has no role ${role}, which DATABASE_URL names. Create it with: createuser ${role}`,
    );
  await owner.transaction(async (tx) => {
    await tx.query(`REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${found.name}`);
    await tx.query(`REVOKE ALL ON SCHEMA public FROM ${found.name}`);
    await tx.query(`GRANT USAGE ON SCHEMA public TO ${found.name}`);
    for (const [table, rights] of Object.entries(RUNTIME_RIGHTS))
      await tx.query(`GRANT ${rights} ON ${table} TO ${found.name}`);
  });
}
