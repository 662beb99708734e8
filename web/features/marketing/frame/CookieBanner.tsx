import { useEffect, useState } from "react";

import { hasChosen, keepConsent, type Consent } from "#web/features/marketing/frame/cookieConsent.ts";
import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";

const DELAY = 1000;

/** Milliseconds until the page has been loaded for as long as the delay; the script may have come later. */
function untilAsked() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isLoaded = navigation !== undefined && navigation.loadEventStart > 0;
  const loaded = isLoaded ? navigation.loadEventStart : performance.now();
  return Math.max(0, loaded + DELAY - performance.now());
}

/** Spec §2: asks about 1 second after the page is loaded, while no choice is stored. What appears in its place is read out politely. */
export function CookieBanner() {
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setAsks(!hasChosen()), untilAsked());
    return () => clearTimeout(timer);
  }, []);

  const choose = (consent: Consent) => {
    keepConsent(consent);
    setAsks(false);
    // The buttons go, and with them the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return <div aria-live="polite">{asks && <CookieChoice onChoice={choose} />}</div>;
}
