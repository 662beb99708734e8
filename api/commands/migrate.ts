import "reflect-metadata";

import { runCommand } from "#api/commands/runCommand.ts";
import { retryingDataSource } from "#api/database/dataSource.ts";
import { setDatabaseTimeouts } from "#api/database/databaseTimeouts.ts";
import { grantRuntimeRights } from "#api/database/grantRuntimeRights.ts";
import { migrate, ownerOf } from "#api/database/migrate.ts";
import { ownerUrl, readEnvironment, runtimeRole } from "#api/environment.ts";

/**
 * `npm run migrate`: runs the migrations as the owner of the tables, and grants the application's database role its
 * rights.
 */
runCommand("The database could not be migrated", async () => {
  const environment = readEnvironment();
  if (!environment.DATABASE_URL)
    throw new Error("DATABASE_URL names no PostgreSQL server. The embedded database is migrated at each start.");
  const runtime = runtimeRole(environment);
  const owner = await retryingDataSource(ownerUrl(environment)).initialize();
  try {
    const ran = await migrate(owner, { shared: true });
    await setDatabaseTimeouts(owner);
    const { role } = await ownerOf(owner);
    if (role !== runtime) await grantRuntimeRights(owner, runtime);
    const rights =
      role === runtime
        ? `${role} owns the tables and runs the product: give it a role of its own in DATABASE_URL`
        : `${runtime} has its rights`;
    return `${ran.length} migrations were pending and are done; ${rights}.`;
  } finally {
    await owner.destroy();
  }
});
