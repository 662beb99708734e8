import { type Consent, storeConsent } from "#web/features/marketing/frame/cookieConsent.ts";
import { keepClearOfFocus } from "#web/features/marketing/frame/keepClearOfFocus.ts";

/**
 * Stores the visitor's choice in the banner, and removes the banner. Until then, scrolls so that the banner does not
 * cover the focused element.
 */
export function awaitConsent(banner: HTMLElement, remove: () => void) {
  const stop = keepClearOfFocus(banner);
  banner.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent]") : null;
    if (!button) return;
    storeConsent(button.dataset.consent as Consent);
    remove();
    stop();
    // Move the focus to the main content, because the button that had the focus is removed.
    document.getElementById("main")?.focus({ preventScroll: true });
  });
}
