import { setTimeout as wait } from "node:timers/promises";

import { logFault } from "#api/core/http/logFault.ts";
import { deliverNext } from "#api/webhooks/deliveries/deliverNext.ts";
import { fanOutEvents } from "#api/webhooks/deliveries/fanOutEvents.ts";
import type { WebhookWork } from "#api/webhooks/deliveries/webhookWork.ts";

const POLL_INTERVAL_MS = 2_000;
/** The maximum number of messages that one process sends at the same time, each to a different webhook. */
const AT_ONCE = 8;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/**
 * A background loop that, every `intervalMs` milliseconds, creates the deliveries of due events and sends due messages.
 */
export function webhookDispatcher(work: WebhookWork, intervalMs = POLL_INTERVAL_MS) {
  const stopping = new AbortController();
  const cutting = new AbortController();
  const running = new Set<Promise<void>>();
  let spreading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const start = (job: Promise<void>) => {
    const done = job
      .catch((err: unknown) => logFault(work.log, err, "sending messages to webhooks failed"))
      .finally(() => running.delete(done));
    running.add(done);
    return done;
  };

  async function spread() {
    await fanOutEvents(work.db, work, { signal: stopping.signal });
    spreading = undefined;
    wake();
  }

  async function send() {
    while (!stopping.signal.aborted && (await deliverNext(work, { signal: cutting.signal }))) wake();
  }

  /** Sends due messages immediately, unless AT_ONCE jobs are running already. */
  function wake() {
    if (!stopping.signal.aborted && running.size < AT_ONCE) void start(send());
  }

  function poll() {
    spreading ??= start(spread()).finally(() => (spreading = undefined));
  }

  return {
    start() {
      timer = setInterval(poll, intervalMs).unref();
      poll();
    },
    wake,
    /**
     * Stops the loop, and waits for the messages that are being sent. After SHUTDOWN_TIMEOUT_MS, aborts them; they are
     * due again later.
     */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.race([Promise.all(running), wait(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      cutting.abort();
      await Promise.all(running);
    },
  };
}
