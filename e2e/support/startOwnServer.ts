import { ownDatabase } from "./ownDatabase.ts";
import { startServer } from "./startServer.ts";

/**
 * Starts the built product on a new database of the PostgreSQL server; `stop` drops the database. Without a PostgreSQL
 * server, starts the product on the embedded database.
 */
export async function startOwnServer(environment: Record<string, string> = {}) {
  const database = await ownDatabase();
  try {
    const server = await startServer({ ...environment, ...database?.environment });
    return {
      ...server,
      /** The kind of database that the server uses. */
      database: database ? "a PostgreSQL server" : "the embedded database",
      async stop() {
        await server.stop();
        await database?.drop();
      },
    };
  } catch (error) {
    await database?.drop();
    throw error;
  }
}
