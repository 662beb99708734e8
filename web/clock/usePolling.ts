import { useEffect } from "react";

import { type ChangeKind } from "#web/clock/changeKinds.ts";
import { subscribeToChanges } from "#web/clock/changes.ts";

/** The polling interval of a list in milliseconds (spec §9). */
export const POLLING_MS = 5000;
/** The minimum time in milliseconds between two runs that the server's events trigger. */
const MIN_INTERVAL_MS = 1000;

/**
 * Runs the callback at once. Then, while the tab is visible, at each interval, when the window gets the focus, when the
 * tab becomes visible, and when the server reports a change of this kind. Runs never overlap.
 * @param callback Its first argument is aborted when the component unmounts or passes another callback. `announced` is
 * the value that the server reported; undefined in runs for other reasons.
 */
export function usePolling(
  callback: (ended: AbortSignal, announced?: string) => Promise<void>,
  intervalMs: number,
  kind: ChangeKind = "tenders",
) {
  useEffect(() => {
    const end = new AbortController();
    let busy = false;
    let isDueAgain = false;
    let lastRunAt = -MIN_INTERVAL_MS;
    let soon: ReturnType<typeof setTimeout> | undefined;
    let announced: string | undefined;
    async function run(change?: string) {
      if (busy) return;
      busy = true;
      await callback(end.signal, change);
      busy = false;
      // The server reported a change during this run, and the run may have sent its request before the change. So run
      // again.
      if (isDueAgain && !end.signal.aborted) runForChange();
    }
    const runIfVisible = () => {
      if (!document.hidden) void run();
    };
    function runForChange() {
      soon = undefined;
      isDueAgain = busy;
      if (busy) return;
      lastRunAt = Date.now();
      if (!document.hidden) void run(announced);
    }
    const stopListening = subscribeToChanges((change) => {
      if (change.kind !== kind) return;
      announced = change.now;
      soon ??= setTimeout(runForChange, Math.max(0, lastRunAt + MIN_INTERVAL_MS - Date.now()));
    });

    void run();
    const timer = setInterval(runIfVisible, intervalMs);
    window.addEventListener("focus", runIfVisible);
    document.addEventListener("visibilitychange", runIfVisible);
    return () => {
      end.abort();
      stopListening();
      clearTimeout(soon);
      clearInterval(timer);
      window.removeEventListener("focus", runIfVisible);
      document.removeEventListener("visibilitychange", runIfVisible);
    };
  }, [callback, intervalMs, kind]);
}
