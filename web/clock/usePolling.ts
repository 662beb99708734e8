import { useEffect } from "react";

/** Polling: runs now, at each interval while the tab is visible, and when the window gets focus; never two runs at once. */
export function usePolling(callback: () => Promise<void>, intervalMs: number) {
  useEffect(() => {
    let busy = false;
    async function run() {
      if (busy) return;
      busy = true;
      await callback();
      busy = false;
    }
    const runIfVisible = () => {
      if (!document.hidden) void run();
    };

    void run();
    const timer = setInterval(runIfVisible, intervalMs);
    window.addEventListener("focus", runIfVisible);
    document.addEventListener("visibilitychange", runIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", runIfVisible);
      document.removeEventListener("visibilitychange", runIfVisible);
    };
  }, [callback, intervalMs]);
}
