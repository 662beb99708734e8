import { useSyncExternalStore } from "react";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Who asks for less motion sees a clock that only moves with the minute. */
const step = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? MINUTE : SECOND);
const now = () => Math.floor(Date.now() / step()) * step();

/** Each full second, for as long as the page is seen. */
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

/** Milliseconds since 1970; null on the server, whose page may be read at any time. */
export const useClockTick = () => useSyncExternalStore(tick, now, () => null);
