import { type Ref } from "react";

import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/**
 * Spec §2: Accept All, Decline Optional, and a close button that counts as declining. awaitConsent.ts handles the
 * clicks on these buttons.
 */
export function CookieChoice({ ref }: { ref?: Ref<HTMLElement> }) {
  const { copy, href } = useSite();
  const { title, text, accept, decline, close, link } = copy.cookies;

  return (
    <section ref={ref} className="cookie-banner" aria-label={title}>
      <p>
        {text} <a href={href(paths.cookiePolicy)}>{link}</a>
      </p>
      <div className="cookie-buttons">
        <button type="button" className="button" data-consent="accepted">
          {accept}
        </button>
        <button type="button" className="button" data-consent="declined">
          {decline}
        </button>
      </div>
      <button type="button" className="cookie-close" aria-label={close} data-consent="declined">
        <svg className="drawing" viewBox="0 0 16 16" strokeWidth="1.5" aria-hidden>
          <path d="m2 2 12 12M14 2 2 14" />
        </svg>
      </button>
    </section>
  );
}
