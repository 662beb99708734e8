import type { ServerResponse } from "node:http";
import type { DataSource } from "typeorm";

import { unavailable } from "#api/core/http/errorHandler.ts";
import { eventStreams } from "#api/events/eventStreams.ts";
import type { DatabaseEvents } from "#api/events/databaseEvents.ts";
import { type Known, readChanges } from "#api/events/readChanges.ts";

/** Delays and intervals in milliseconds. */
const TIMES = {
  /** Changes within this time are read with one statement and sent together. */
  together: 100,
  /** The polling interval while signals of other processes may be lost; see DatabaseEvents. */
  unheard: 1_000,
  /**
   * The polling interval while signals of other processes are received. Polling detects expired sessions and changes
   * made directly in the database, for which no process sends a signal.
   */
  heard: 5_000,
};

export type Events = ReturnType<typeof openEvents>;

/**
 * Sends changes to the open event streams of this process. One SQL statement reads the changes for all streams. While
 * no stream is open, no statement is executed.
 */
export function openEvents(db: DataSource, notices: DatabaseEvents) {
  const streams = eventStreams();
  let telling: NodeJS.Timeout | undefined;
  let due: NodeJS.Timeout | undefined;
  let ticking: NodeJS.Timeout | undefined;
  let reading = false;
  let missed = false;
  /** The time of the last read, by `performance.now()`, which never goes back. */
  let readAt = -Infinity;
  let closed = false;

  /**
   * Schedules a read of the changes. If a read is running, another read follows it, because the running read may have
   * started before the newest change.
   */
  function wake() {
    if (reading) missed = true;
    else if (!closed && streams.count() > 0)
      due ??= setTimeout(() => void read(), Math.max(0, readAt + TIMES.together - performance.now())).unref();
  }

  async function read() {
    due = undefined;
    reading = true;
    readAt = performance.now();
    const sessions = streams.sessions();
    // If the database is unavailable, send nothing. The next tick reads the changes again.
    const known = await readChanges(db, sessions).catch(() => null);
    if (known) streams.tell(sessions, known);
    reading = false;
    if (missed) {
      missed = false;
      wake();
    }
  }

  function tick() {
    if (streams.count() === 0) {
      clearInterval(ticking);
      ticking = undefined;
    } else if (!notices.isListening() || performance.now() - readAt >= TIMES.heard) wake();
  }

  return {
    count: () => streams.count(),
    /** Opens a stream. Refuses UNAVAILABLE if the process is stopping. */
    open(response: ServerResponse, session: string, known: Known) {
      if (closed) throw unavailable();
      notices.subscribe(wake);
      ticking ??= setInterval(tick, TIMES.unheard).unref();
      streams.open(response, session, known);
      // Read the changes again, because data may have changed since `known` was read.
      wake();
    },
    /** Signals a change to all processes. Call it after the commit. Calls within TIMES.together are merged. */
    announce() {
      telling ??= setTimeout(() => {
        telling = undefined;
        notices.publish();
        if (!notices.isListening()) wake();
      }, TIMES.together).unref();
    },
    close() {
      closed = true;
      for (const timer of [telling, due, ticking]) clearTimeout(timer);
      notices.close();
      streams.endAll();
    },
  };
}
