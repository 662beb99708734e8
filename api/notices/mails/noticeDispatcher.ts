import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { logFault } from "#api/core/http/logFault.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import type { MailFrame } from "#api/notices/mails/noticeMail.ts";

const POLL_INTERVAL_MS = 5_000;

interface Options extends MailFrame {
  db: DataSource;
  log: Logger;
  /** Functions that create notices which depend on the clock, such as reminders. */
  reminders: readonly (() => Promise<unknown>)[];
  /** Called after mails were queued, to start the mail dispatcher. */
  queued: () => void;
}

/**
 * Starts a background loop that runs the reminders and creates the mails of due notices every `everyMs` milliseconds. A
 * slow task does not delay the others.
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
    /** Stops the timer and waits for the running tasks. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(works.map((work) => work.ended()));
    },
  };
}

/** Returns an object whose method `wake` runs `work`, unless `work` is already running. */
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
