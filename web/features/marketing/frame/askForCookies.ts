import { awaitConsent } from "#web/features/marketing/frame/awaitConsent.ts";
import { hasChosen } from "#web/features/marketing/frame/cookieConsent.ts";

const DELAY = 1000;

/**
 * The rest of the delay in milliseconds after the page's load event: the script may have loaded later than that event.
 */
function remainingDelay() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isLoaded = navigation !== undefined && navigation.loadEventStart > 0;
  const loaded = isLoaded ? navigation.loadEventStart : performance.now();
  return Math.max(0, loaded + DELAY - performance.now());
}

/** Spec §2: cookie consent, about 1 second after the page has loaded, while no choice is stored. */
export const askLater = (ask: () => void) => setTimeout(() => hasChosen() || ask(), remainingDelay());

/** Shows the banner of a public page, whose markup is in the page. */
export function askForCookies() {
  const place = document.querySelector("[data-cookies]");
  askLater(() => {
    place?.append(...(place.querySelector("template")?.content.cloneNode(true).childNodes ?? []));
    const banner = place?.querySelector<HTMLElement>(".cookie-banner");
    if (banner) awaitConsent(banner, () => banner.remove());
  });
}
