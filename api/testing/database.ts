import { Client } from "pg";

/**
 * The URL of the database server on which the tests run. Without TEST_DATABASE_URL they run on the embedded database in
 * memory.
 */
export const serverUrl = () => process.env.TEST_DATABASE_URL;

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
