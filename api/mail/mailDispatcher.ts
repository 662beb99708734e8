import { setTimeout as wait } from "node:timers/promises";

import { logFault } from "#api/core/http/logFault.ts";
import { type Outbox, sendDueMails } from "#api/mail/sendDueMails.ts";

const POLL_INTERVAL_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** Polls the outbox and sends due mails, one round at a time. */
export function mailDispatcher(outbox: Outbox, intervalMs = POLL_INTERVAL_MS) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;

  async function send() {
    await sendDueMails(outbox, stopping).catch((err: unknown) => logFault(outbox.log, err, "sending due mails failed"));
    round = undefined;
    if (again) wake();
  }

  /** Starts a round now, after mail was queued. */
  function wake() {
    if (stopping.signal.aborted) return;
    again = round !== undefined;
    round ??= send();
  }

  return {
    start() {
      outbox.log.info(`mail goes to ${outbox.transport.destination}`);
      timer = setInterval(wake, intervalMs).unref();
      wake();
    },
    wake,
    /** Waits for the mail in progress; after the timeout that mail stays due. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([round, wait(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
