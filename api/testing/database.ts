import { join } from "node:path";

import { Client } from "pg";

/** The tests run on the server that TEST_DATABASE_URL names, otherwise on the embedded database in memory. */
export const serverUrl = () => process.env.TEST_DATABASE_URL;

/** The cache of test runs. The name of each file contains the hash of its sources. */
export const CACHE = join(process.cwd(), "node_modules", ".cache", "axion");

/**
 * The dump of a migrated embedded database. Tests restore it instead of running the migrations. `globalSetup` makes it.
 */
export const migratedCopy = () => process.env.MIGRATED_COPY!;

/**
 * The folder of the built api, for tests that start it as a process. `globalSetup` names it; the first of these tests
 * builds it.
 */
export const builtCopy = () => process.env.BUILT_COPY!;

export const databaseOf = (url: string, suffix: string) => {
  const address = new URL(url);
  address.pathname += suffix;
  return { url: address.href, name: decodeURIComponent(address.pathname.slice(1)) };
};

/** The URL of this worker's migrated database on the server. */
export const workerDatabaseUrl = () => databaseOf(serverUrl() ?? "", `_${process.env.JEST_WORKER_ID ?? "1"}`).url;

export async function onServer(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
