import { useEffect } from "react";

/** Acts now, at each interval while the tab is seen, and when the window is focused; never twice at a time. */
export function useWhileVisible(act: () => Promise<void>, intervalMs: number) {
  useEffect(() => {
    let busy = false;
    async function start() {
      if (busy) return;
      busy = true;
      await act();
      busy = false;
    }
    const startIfSeen = () => {
      if (!document.hidden) void start();
    };

    void start();
    const timer = setInterval(startIfSeen, intervalMs);
    window.addEventListener("focus", startIfSeen);
    document.addEventListener("visibilitychange", startIfSeen);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", startIfSeen);
      document.removeEventListener("visibilitychange", startIfSeen);
    };
  }, [act, intervalMs]);
}
