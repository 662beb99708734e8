import type { ServerResponse } from "node:http";
import type { DataSource } from "typeorm";

import { unavailable } from "#api/core/http/errorHandler.ts";
import { eventStreams } from "#api/events/eventStreams.ts";
import type { Notices } from "#api/events/Notices.ts";
import { type Known, readChanges } from "#api/events/readChanges.ts";

/** In milliseconds. */
const TIMES = {
  /** Changes within this time are told together, and read together. */
  together: 100,
  /** Without notices of the other processes, the changes are read so often. */
  unheard: 1_000,
  /** With them: for sessions that expire, and for changes past the product. */
  heard: 5_000,
};

export type Events = ReturnType<typeof openEvents>;

/** Tells the open streams of this process what has changed: one statement for all of them, and none while there is no stream. */
export function openEvents(db: DataSource, notices: Notices) {
  const streams = eventStreams();
  let telling: NodeJS.Timeout | undefined;
  let due: NodeJS.Timeout | undefined;
  let ticking: NodeJS.Timeout | undefined;
  let reading = false;
  let missed = false;
  let readAt = 0;
  let closed = false;

  /** Reads soon, also if a reading is under way, which may have come before the change. */
  function wake() {
    if (reading) missed = true;
    else if (!closed && streams.count() > 0) due ??= setTimeout(() => void read(), Math.max(0, readAt + TIMES.together - Date.now())).unref();
  }

  async function read() {
    due = undefined;
    reading = true;
    readAt = Date.now();
    const sessions = streams.sessions();
    // While the database cannot be reached nothing can be told; the next tick reads again.
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
      notices.listen(wake);
      ticking ??= setInterval(tick, TIMES.unheard).unref();
      streams.open(response, session, known);
      // A change between the session's statement and this moment.
      wake();
    },
    /** After a commit of this process. Many at once are told as one. */
    announce() {
      telling ??= setTimeout(() => {
        telling = undefined;
        notices.tell();
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
