import { makeDueClosingSeals, type ClosingSealWork } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { logFault } from "#api/core/http/logFault.ts";

const POLL_INTERVAL_MS = 5_000;
/** If making a tender's closing seal fails, the loop skips this tender for at most this many milliseconds. */
const RETRY_MS = 10 * 60_000;

/**
 * Starts a background loop that makes the due closing seals every `everyMs` milliseconds, until its `stop` is called.
 */
export function closingSealer(work: ClosingSealWork, everyMs = POLL_INTERVAL_MS) {
  const stopping = new AbortController();
  let skipped = new Set<string>();
  let round: Promise<void> | undefined;
  const forgetting = setInterval(() => (skipped = new Set()), RETRY_MS).unref();
  const timer = setInterval(wake, everyMs).unref();
  wake();

  function wake() {
    round ??= seal();
  }

  async function seal() {
    await makeDueClosingSeals(work, skipped, stopping.signal).catch((err: unknown) =>
      logFault(work.log, err, "sealing closed tenders failed"),
    );
    round = undefined;
  }

  return {
    /** Ends the loop, and waits until the closing seal in progress is made. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      clearInterval(forgetting);
      await round;
    },
  };
}
