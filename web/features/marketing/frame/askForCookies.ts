import { awaitConsent } from "#web/features/marketing/frame/awaitConsent.ts";
import { hasChosen } from "#web/features/marketing/frame/cookieConsent.ts";

const DELAY = 1000;

/**
 * Returns the milliseconds that remain of DELAY. The delay starts at the page's load event, or at the call if the page
 * is still loading.
 */
function remainingDelay() {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const isLoaded = navigation !== undefined && navigation.loadEventStart > 0;
  const loaded = isLoaded ? navigation.loadEventStart : performance.now();
  return Math.max(0, loaded + DELAY - performance.now());
}

/** Spec §2: calls `ask` about 1 second after the page has loaded, unless the visitor has already chosen. */
export const askLater = (ask: () => void) => setTimeout(() => hasChosen() || ask(), remainingDelay());

/** Shows the cookie banner of a public page; the page already contains its markup as a template. */
export function askForCookies() {
  const place = document.querySelector("[data-cookies]");
  askLater(() => {
    place?.append(...(place.querySelector("template")?.content.cloneNode(true).childNodes ?? []));
    const banner = place?.querySelector<HTMLElement>(".cookie-banner");
    if (banner) awaitConsent(banner, () => banner.remove());
  });
}
