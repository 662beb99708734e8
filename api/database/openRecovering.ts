import { setTimeout as wait } from "node:timers/promises";

import type { PGlite } from "@electric-sql/pglite";
import type { Logger } from "pino";

import { openFiles } from "#api/database/embeddedFiles.ts";
import { hasRoom } from "#api/database/hasRoom.ts";

/**
 * How often to check whether a full disk has room again. The check is cheap, unlike an attempt to open the database.
 */
const ROOM_INTERVAL_MS = 250;
/**
 * The delay between two attempts to open the database. If a full disk has room again, the next attempt is made without
 * this delay. Each attempt blocks the process for almost a second.
 */
const ATTEMPT_INTERVAL_MS = 10_000;

/**
 * An error with PostgreSQL's code for a full disk or a crash. Because of the code, requests are answered UNAVAILABLE,
 * and the log shows the cause.
 */
class EmbeddedDatabaseDown extends Error {
  readonly code: string;
  constructor(readonly isDiskFull: boolean) {
    super("The embedded database has stopped and is being opened again");
    this.code = isDiskFull ? "53100" : "57P02";
  }
}

/**
 * Opens the embedded database in a directory that this process has locked. Whenever PostgreSQL crashes, opens it again
 * in this process, and PostgreSQL recovers every acknowledged write from its write-ahead log. If the disk is full, the
 * database is opened again as soon as there is room.
 */
export async function openRecovering(directory: string, log: Logger) {
  const stopping = new AbortController();
  let down: EmbeddedDatabaseDown | undefined;
  let recovery: Promise<void> | undefined;

  const crashed = (err: unknown) => {
    const stoppedAt = performance.now();
    down = new EmbeddedDatabaseDown(!hasRoom(directory));
    log.error(
      { err },
      down.isDiskFull
        ? "the disk of the database is full: free some space; the embedded database has stopped and is opened again as soon as there is room"
        : "the embedded database has crashed and is opened again",
    );
    recovery = recover(stoppedAt).catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    });
  };

  async function recover(stoppedAt: number) {
    let lastAttempt = down?.isDiskFull ? stoppedAt : -Infinity;
    while (down) {
      await wait(ROOM_INTERVAL_MS, undefined, stopping);
      const isDue = performance.now() - lastAttempt > ATTEMPT_INTERVAL_MS;
      if (!isDue && !(down.isDiskFull && hasRoom(directory))) continue;
      lastAttempt = performance.now();
      try {
        pglite = await openFiles(directory, crashed);
        down = undefined;
      } catch (err) {
        down = new EmbeddedDatabaseDown(!hasRoom(directory));
        log.error({ err }, "the embedded database could not be opened again; the next attempt follows");
      }
    }
    log.warn(`the embedded database is open again after ${Math.round(performance.now() - stoppedAt)} ms`);
  }

  let pglite: PGlite = await openFiles(directory, crashed);
  return {
    /** The running PGlite instance. Throws EmbeddedDatabaseDown while there is none. */
    current: () => {
      if (down) throw down;
      return pglite;
    },
    async close() {
      stopping.abort();
      await recovery;
      if (!down) await pglite.close();
    },
  };
}
