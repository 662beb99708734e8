import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { logFault } from "#api/core/http/logFault.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import type { MailFrame } from "#api/notices/mails/noticeMail.ts";

const POLL_INTERVAL_MS = 5_000;

interface Options extends MailFrame {
  db: DataSource;
  log: Logger;
  /** Reminders, whose notices depend on the clock and not on an act. */
  reminders: readonly (() => Promise<unknown>)[];
  /** Starts the mail dispatcher. */
  queued: () => void;
}

/**
 * Sends reminders and creates the mails of due notices every few seconds until it is stopped. Each task runs
 * independently of the others.
 */
export function noticeDispatcher({ db, log, reminders, queued, ...frame }: Options, everyMs = POLL_INTERVAL_MS) {
  const stopping = new AbortController();
  const works = [
    oneAtATime(dispatch, (err) => logFault(log, err, "making mails of notices failed")),
    ...reminders.map((remind) => oneAtATime(remind, (err) => logFault(log, err, "reminding of what is due failed"))),
  ];
  const wake = () => works.forEach((work) => work.wake());
  const timer = setInterval(wake, everyMs).unref();
  wake();

  async function dispatch() {
    if ((await dispatchNotices({ db, log, frame }, stopping)) > 0) queued();
  }

  return {
    /** Waits for the rounds in progress. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(works.map((work) => work.ended()));
    },
  };
}

/** Runs one round at a time: a round starts after the previous one has succeeded or failed. */
function oneAtATime(work: () => Promise<unknown>, failed: (err: unknown) => void) {
  let round: Promise<void> | undefined;
  return {
    wake() {
      round ??= work()
        .then(() => undefined, failed)
        .finally(() => (round = undefined));
    },
    async ended() {
      await round;
    },
  };
}
