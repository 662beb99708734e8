import { useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** prefers-reduced-motion: the clock is updated once a minute. */
const step = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? MINUTE : SECOND);
const now = () => Math.floor(Date.now() / step()) * step();

/** Ticks on each full second, while the page is visible. */
function tick(changed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function follow() {
    clearTimeout(timer);
    if (document.hidden) return;
    changed();
    timer = setTimeout(follow, step() - (Date.now() % step()));
  }
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
  };
}

/** The time in milliseconds since 1970; null on the server, because its HTML may be cached. */
export const useClockTick = () => useSyncExternalStore(tick, now, () => null);
