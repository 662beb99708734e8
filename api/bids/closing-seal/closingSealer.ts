import { sealClosedTenders, type SealingWork } from "#api/bids/closing-seal/sealClosedTenders.ts";
import { logFault } from "#api/core/http/logFault.ts";

const POLL_INTERVAL_MS = 5_000;
/** A tender that cannot be sealed is tried again so much later. */
const RETRY_MS = 10 * 60_000;

/** Seals closed tenders every few seconds until it is stopped. */
export function closingSealer(work: SealingWork, everyMs = POLL_INTERVAL_MS) {
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
    await sealClosedTenders(work, skipped, stopping.signal).catch((err: unknown) => logFault(work.log, err, "sealing closed tenders failed"));
    round = undefined;
  }

  return {
    /** Waits for the tender that is being sealed. */
    async stop() {
      stopping.abort();
      clearInterval(timer);
      clearInterval(forgetting);
      await round;
    },
  };
}
