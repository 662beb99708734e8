import { Client } from "pg";

import { READY_TIMEOUT_MS } from "#api/core/database/timeouts.ts";

/**
 * Checks whether the database server answers. Uses its own connection, so that a busy pool does not make the process
 * unready.
 */
export function pingServer(url: string) {
  let open: Promise<Client> | undefined;
  let running: Promise<unknown> | undefined;

  async function connected() {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: READY_TIMEOUT_MS,
      query_timeout: READY_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on("error", () => (open = undefined));
    await client.connect();
    return client;
  }

  async function once() {
    const client = await (open ??= connected());
    await client.query("SELECT 1");
  }

  /** Closes a connection that failed or does not answer. The next ping opens another one. */
  function drop() {
    open?.then((client) => client.end()).catch(() => undefined);
    open = undefined;
  }

  return {
    ping: () =>
      (running ??= once()
        .catch((error: unknown) => {
          drop();
          throw error;
        })
        .finally(() => (running = undefined))),
    close: () => drop(),
  };
}
