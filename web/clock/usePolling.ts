import { useEffect } from "react";

import { type ChangeKind } from "#web/clock/changeKinds.ts";
import { subscribeToChanges } from "#web/clock/changes.ts";

/** Spec §9: the polling interval of a list. */
export const POLLING_MS = 5000;
/** Between two runs for changes that the server tells. */
const TOLD_MS = 1000;

/**
 * Polling: runs now, at each interval while the tab is visible, when the window gets focus, and when the server tells of a change
 * of this kind; never two runs at once. The signal is aborted when the callback is replaced. `told`: what the last change brought, in a
 * run for one.
 */
export function usePolling(callback: (ended: AbortSignal, told?: string) => Promise<void>, intervalMs: number, kind: ChangeKind = "tenders") {
  useEffect(() => {
    const end = new AbortController();
    let busy = false;
    let isDueAgain = false;
    let toldAt = -TOLD_MS;
    let soon: ReturnType<typeof setTimeout> | undefined;
    let told: string | undefined;
    async function run(change?: string) {
      if (busy) return;
      busy = true;
      await callback(end.signal, change);
      busy = false;
      // The run may have asked before the change.
      if (isDueAgain && !end.signal.aborted) runForChange();
    }
    const runIfVisible = () => {
      if (!document.hidden) void run();
    };
    function runForChange() {
      soon = undefined;
      isDueAgain = busy;
      if (busy) return;
      toldAt = Date.now();
      if (!document.hidden) void run(told);
    }
    const stopListening = subscribeToChanges((change) => {
      if (change.kind !== kind) return;
      told = change.now;
      soon ??= setTimeout(runForChange, Math.max(0, toldAt + TOLD_MS - Date.now()));
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
