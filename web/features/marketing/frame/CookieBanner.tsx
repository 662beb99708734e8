import { useEffect, useState } from "react";

import { hasChosen, keepConsent, type Consent } from "#web/features/marketing/frame/cookieConsent.ts";
import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";

const DELAY = 1000;

/** The remaining delay in milliseconds since the page's load event, since the script may have loaded later. */
function remainingDelay() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isLoaded = navigation !== undefined && navigation.loadEventStart > 0;
  const loaded = isLoaded ? navigation.loadEventStart : performance.now();
  return Math.max(0, loaded + DELAY - performance.now());
}

/** Spec §2: cookie consent, about 1 second after the page has loaded, while no choice is stored. A live region (polite) announces the result. */
export function CookieBanner() {
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setAsks(!hasChosen()), remainingDelay());
    return () => clearTimeout(timer);
  }, []);

  const choose = (consent: Consent) => {
    keepConsent(consent);
    setAsks(false);
    // The focused button is removed: move the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  };

  return <div aria-live="polite">{asks && <CookieChoice onChoice={choose} />}</div>;
}
