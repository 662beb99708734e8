import { useEffect, useLayoutEffect } from "react";
import { type Location, NavigationType, useNavigationType } from "react-router-dom";

import { rememberVisit } from "#web/ui/frame/visits.ts";

/** The scroll positions in pixels, by the key of the history entry. */
const places = new Map<string, number>();
/** How long, in milliseconds, a list may take to become so long that the place can be shown again. */
const PATIENCE_MS = 3000;
/** Events by which the user scrolls. They end the attempts to show the place. */
const BY_USER = ["wheel", "touchstart", "keydown", "pointerdown"];

/**
 * Scrolls to the top on each route change (spec §2). Back and Forward show the place where the user left the page, as
 * browsers do for pages without a script.
 */
export function useScrollPlace({ key, pathname, search }: Location) {
  const how = useNavigationType();

  useLayoutEffect(() => {
    rememberVisit({ pathname, search });
    const remember = () => void places.set(key, window.scrollY);
    window.addEventListener("scroll", remember, { passive: true });
    return () => window.removeEventListener("scroll", remember);
  }, [key, pathname, search]);

  useEffect(() => {
    const place = how === NavigationType.Pop ? (places.get(key) ?? 0) : 0;
    if (place === 0) {
      window.scrollTo(0, 0);
      return;
    }
    const ends = performance.now() + PATIENCE_MS;
    let frame = 0;
    function tryAgain() {
      window.scrollTo(0, place);
      if (Math.abs(window.scrollY - place) > 1 && performance.now() < ends) frame = requestAnimationFrame(tryAgain);
    }
    const stop = () => cancelAnimationFrame(frame);
    for (const event of BY_USER) window.addEventListener(event, stop, { once: true, passive: true });
    tryAgain();
    return () => {
      stop();
      for (const event of BY_USER) window.removeEventListener(event, stop);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a filter changes the key, and must not scroll
  }, [pathname]);
}
