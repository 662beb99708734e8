import { useRef } from "react";

import { type Consent } from "#web/features/marketing/frame/cookieConsent.ts";
import { useClearOfFocus } from "#web/features/marketing/frame/useClearOfFocus.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

interface Props {
  onChoice: (consent: Consent) => void;
}

/** Spec §2: Accept All, Decline Optional, and a close button that counts as declining. */
export function CookieChoice({ onChoice }: Props) {
  const { copy, href } = useSite();
  const { title, text, accept, decline, close, link } = copy.cookies;
  const banner = useRef<HTMLElement>(null);
  useClearOfFocus(banner);

  return (
    <section ref={banner} className="cookie-banner" aria-label={title}>
      <p>
        {text} <a href={href(paths.cookiePolicy)}>{link}</a>
      </p>
      <div className="cookie-buttons">
        <button type="button" className="button" onClick={() => onChoice("accepted")}>{accept}</button>
        <button type="button" className="button" onClick={() => onChoice("declined")}>{decline}</button>
      </div>
      <button type="button" className="cookie-close" aria-label={close} onClick={() => onChoice("declined")}>
        <svg className="drawing" viewBox="0 0 16 16" strokeWidth="1.5" aria-hidden>
          <path d="m2 2 12 12M14 2 2 14" />
        </svg>
      </button>
    </section>
  );
}
