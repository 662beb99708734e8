import { setTimeout as wait } from "node:timers/promises";

import { logFault } from "#api/core/http/logFault.ts";
import { type Outbox, sendDueMails } from "#api/mail/sendDueMails.ts";

const POLL_INTERVAL_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** Number of mails that one process sends at the same time, each to a different address. */
const AT_ONCE = 5;

/** Polls the outbox and sends due mails. A slow mail server delays mails to one address, and not those to others. */
export function mailDispatcher(outbox: Outbox, intervalMs = POLL_INTERVAL_MS) {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let again = false;

  function send() {
    const round = sendDueMails(outbox, stopping)
      .then(
        () => undefined,
        (err: unknown) => logFault(outbox.log, err, "sending due mails failed"),
      )
      .finally(() => {
        running.delete(round);
        if (again) wake();
      });
    running.add(round);
  }

  /** Starts another round now, after mail was queued. */
  function wake() {
    if (stopping.signal.aborted) return;
    again = running.size === AT_ONCE;
    if (!again) send();
  }

  return {
    start() {
      outbox.log.info(`mail goes to ${outbox.transport.destination}`);
      timer = setInterval(wake, intervalMs).unref();
      wake();
    },
    wake,
    /** Waits for the mails in progress; after the timeout these mails stay due. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([Promise.all(running), wait(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
