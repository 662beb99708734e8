import type { Logger } from "pino";
import type { DataSource } from "typeorm";

import { logFault } from "#api/core/http/logFault.ts";
import { dispatchNotices } from "#api/notices/mails/dispatchNotices.ts";
import type { MailFrame } from "#api/notices/mails/noticeMail.ts";

const POLL_INTERVAL_MS = 5_000;

interface Options extends MailFrame {
  db: DataSource;
  log: Logger;
  /** What is due by the clock and not by an act, before each round. */
  remind: () => Promise<unknown>;
  /** Wakes the mail dispatcher. */
  queued: () => void;
}

/** Reminds, and makes mails of due notices, every few seconds until it is stopped, one round at a time. */
export function noticeDispatcher({ db, log, remind, queued, ...frame }: Options, everyMs = POLL_INTERVAL_MS) {
  const stopping = new AbortController();
  let round: Promise<void> | undefined;
  const timer = setInterval(wake, everyMs).unref();
  wake();

  function wake() {
    round ??= work();
  }

  async function work() {
    await remind().catch((err: unknown) => logFault(log, err, "reminding of what is due failed"));
    const mails = await dispatchNotices(db, frame, stopping).catch((err: unknown) => logFault(log, err, "making mails of notices failed"));
    if (mails) queued();
    round = undefined;
  }

  return {
    /** Waits for the round that is under way. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await round;
    },
  };
}
