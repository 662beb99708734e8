import type { ServerResponse } from "node:http";
import type { DataSource } from "typeorm";

import { unavailable } from "#api/core/http/errorHandler.ts";
import { eventStreams } from "#api/events/eventStreams.ts";
import type { DatabaseEvents } from "#api/events/databaseEvents.ts";
import { type Known, readChanges } from "#api/events/readChanges.ts";

/** In milliseconds. */
const TIMES = {
  /** Changes within this time are read and sent together. */
  together: 100,
  /** The polling interval while no database events of other processes are received. */
  unheard: 1_000,
  /**
   * The polling interval while database events are received: it detects expired sessions and changes made directly in
   * the database.
   */
  heard: 5_000,
};

export type Events = ReturnType<typeof openEvents>;

/**
 * Sends changes to the open streams of this process. One statement serves all streams; without a stream no statement
 * runs.
 */
export function openEvents(db: DataSource, notices: DatabaseEvents) {
  const streams = eventStreams();
  let telling: NodeJS.Timeout | undefined;
  let due: NodeJS.Timeout | undefined;
  let ticking: NodeJS.Timeout | undefined;
  let reading = false;
  let missed = false;
  let readAt = 0;
  let closed = false;

  /**
   * Schedules a read. During a running read another one is scheduled after it, because the running one may have started
   * before the change.
   */
  function wake() {
    if (reading) missed = true;
    else if (!closed && streams.count() > 0)
      due ??= setTimeout(() => void read(), Math.max(0, readAt + TIMES.together - Date.now())).unref();
  }

  async function read() {
    due = undefined;
    reading = true;
    readAt = Date.now();
    const sessions = streams.sessions();
    // If the database is unavailable, nothing is sent. The next tick reads again.
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
    } else if (!notices.isListening() || Date.now() - readAt >= TIMES.heard) wake();
  }

  return {
    count: () => streams.count(),
    /** Refuses UNAVAILABLE while the process stops. */
    open(response: ServerResponse, session: string, known: Known) {
      if (closed) throw unavailable();
      notices.subscribe(wake);
      ticking ??= setInterval(tick, TIMES.unheard).unref();
      streams.open(response, session, known);
      // Reads a change that was made after the session's statement.
      wake();
    },
    /** Announces a change to all processes. Must be called after the commit; simultaneous calls are merged. */
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
