import { type Consent, keepConsent } from "#web/features/marketing/frame/cookieConsent.ts";
import { keepClearOfFocus } from "#web/features/marketing/frame/keepClearOfFocus.ts";

/** Stores the choice of a shown banner, and then removes it. */
export function awaitConsent(banner: HTMLElement, remove: () => void) {
  const stop = keepClearOfFocus(banner);
  banner.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent]") : null;
    if (!button) return;
    keepConsent(button.dataset.consent as Consent);
    remove();
    stop();
    // The focused button is removed: move the focus.
    document.getElementById("main")?.focus({ preventScroll: true });
  });
}
