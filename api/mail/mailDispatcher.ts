import { setTimeout as wait } from "node:timers/promises";

import { dropSentMails } from "#api/mail/dropSentMails.ts";
import { type Outbox, sendDueMails } from "#api/mail/sendDueMails.ts";

const EVERY = 5_000;
const STOP_WITHIN = 5_000;
const DROP_EVERY = 60 * 60 * 1000;

/** Empties the outbox round after round, and now and then drops what was sent long ago; of two rounds that would meet, the second follows the first. */
export function mailDispatcher(outbox: Outbox, every = EVERY) {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let droppedAt = -Infinity;

  async function send() {
    await sendDueMails(outbox, stopping).catch((err: unknown) => outbox.log.error({ err }, "the outbox could not be emptied"));
    await dropNowAndThen().catch((err: unknown) => outbox.log.error({ err }, "sent mails could not be dropped"));
    round = undefined;
    if (again) wake();
  }

  async function dropNowAndThen() {
    if (stopping.signal.aborted || performance.now() - droppedAt < DROP_EVERY) return;
    droppedAt = performance.now();
    await dropSentMails(outbox.db);
  }

  /** Mail was queued: it need not wait for the next round. */
  function wake() {
    if (stopping.signal.aborted) return;
    again = round !== undefined;
    round ??= send();
  }

  return {
    start() {
      outbox.log.info(`mail goes to ${outbox.transport.destination}`);
      timer = setInterval(wake, every).unref();
      wake();
    },
    wake,
    /** Lets the mail that is under way arrive; one that takes too long stays due. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([round, wait(STOP_WITHIN, undefined, { ref: false })]);
    },
  };
}
