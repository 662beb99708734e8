import { useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The interval in milliseconds at which the clocks change. It is a minute if the visitor prefers reduced motion. */
const step = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? MINUTE : SECOND);
const now = () => Math.floor(Date.now() / step()) * step();

/** Calls `changed` on each full second (with reduced motion: minute) while the page is visible. */
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

/**
 * The current time in milliseconds since 1970. Null on the server: the page may be cached, so a time in its HTML would
 * be old.
 */
export const useClockTick = () => useSyncExternalStore(tick, now, () => null);
