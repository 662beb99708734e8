import { setTimeout as wait } from "node:timers/promises";

import { logFault } from "#api/core/http/logFault.ts";
import { type Outbox, sendDueMails } from "#api/mail/sendDueMails.ts";

const POLL_INTERVAL_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/** The maximum number of mails that one process sends at the same time, each to a different address. */
const AT_ONCE = 5;

/**
 * A background loop that sends the due mails of the outbox. It sends several mails at the same time, so that a slow
 * mail delays only mails to the same address.
 */
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

  /**
   * Sends due mails immediately. Call it after a mail was queued. If AT_ONCE calls of sendDueMails are running, another
   * call follows.
   */
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
    /**
     * Stops the loop, and waits at most SHUTDOWN_TIMEOUT_MS for the mails that are being sent. A mail that takes longer
     * is sent again after the next start.
     */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([Promise.all(running), wait(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
