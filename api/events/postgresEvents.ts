import type { Logger } from "pino";
import { Client } from "pg";
import type { DataSource } from "typeorm";

import { poolOf } from "#api/core/database/pool.ts";
import { ACQUIRE_TIMEOUT_MS, ANSWER_TIMEOUT_MS } from "#api/core/database/timeouts.ts";
import { logFault } from "#api/core/http/logFault.ts";
import type { DatabaseEvents } from "#api/events/databaseEvents.ts";

const CHANNEL = "axion_changes";
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;
/** The interval, in milliseconds, of `SELECT 1`, which detects a connection that was lost without an error. */
const PROBE_MS = 25_000;

interface Options {
  db: DataSource;
  /** The URL of the PostgreSQL server, or of a connection pooler in session mode. */
  url: string;
  /**
   * True if LISTEN is known to work at this URL. If false, LISTEN is used only if isPooled detects no connection
   * pooler.
   */
  isDirect: boolean;
  log: Logger;
}

/**
 * Sends signals between processes with PostgreSQL's LISTEN and NOTIFY. LISTEN has its own connection, which is opened
 * at the first call of `subscribe` and reopened after a loss.
 */
export function postgresEvents({ db, url, isDirect, log }: Options): DatabaseEvents {
  let heard: (() => void) | undefined;
  let client: Client | undefined;
  let listening = false;
  let isOver = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    });
    client = opened;
    opened.on("error", () => lose(opened));
    opened.on("end", () => lose(opened));
    opened.on("notification", () => heard?.());
    try {
      await opened.connect();
      if (!isDirect && (await isPooled(opened))) {
        log.warn(
          "the database is reached through a pooler: changes are asked for every second unless DATABASE_DIRECT_URL is set",
        );
        isOver = true;
        lose(opened);
        return;
      }
      await opened.query(`LISTEN ${CHANNEL}`);
      listening = client === opened;
      retryMs = FIRST_RETRY_MS;
      probe(opened);
      // Signals were lost while there was no connection, so act as if one had arrived.
      heard?.();
    } catch (error) {
      logFault(log, error, "changes cannot be listened to");
      lose(opened);
    }
  }

  function probe(opened: Client) {
    if (client === opened)
      timer = setTimeout(
        () =>
          void opened.query("SELECT 1").then(
            () => probe(opened),
            () => lose(opened),
          ),
        PROBE_MS,
      ).unref();
  }

  function lose(lost: Client) {
    if (client !== lost) return;
    client = undefined;
    listening = false;
    clearTimeout(timer);
    lost.end().catch(() => undefined);
    if (isOver) return;
    timer = setTimeout(() => void connect(), retryMs).unref();
    retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  }

  return {
    publish() {
      poolOf(db)
        .query(`SELECT pg_notify('${CHANNEL}', '')`)
        .catch(() => undefined);
    },
    subscribe(listener) {
      const isFirst = heard === undefined;
      heard = listener;
      if (isFirst && !isOver) void connect();
    },
    isListening: () => listening,
    close() {
      isOver = true;
      clearTimeout(timer);
      if (client) lose(client);
    },
  };
}

/**
 * Detects a connection pooler, which reports another process id than the PostgreSQL server. Through a pooler in
 * transaction mode, LISTEN receives no notifications.
 */
async function isPooled(client: Client) {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid !== (client as unknown as { processID: number | null }).processID;
}
