import { makeDueClosingSeals, type ClosingSealWork } from "#api/bids/closing-seal/makeDueClosingSeals.ts";
import { logFault } from "#api/core/http/logFault.ts";

const POLL_INTERVAL_MS = 5_000;
/** If the closing seal of a tender could not be made, the tender is skipped for at most this many milliseconds. */
const RETRY_MS = 10 * 60_000;

/** Makes the closing seals of closed tenders every few seconds until it is stopped. */
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
    /** Stops making closing seals. Waits until the current tender's seal is made. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      clearInterval(forgetting);
      await round;
    },
  };
}
