import { createRoot } from "react-dom/client";

import "#web/app/portalCookies.css";
import "#web/features/marketing/frame/button.css";
import { askLater } from "#web/features/marketing/frame/askForCookies.ts";
import { awaitConsent } from "#web/features/marketing/frame/awaitConsent.ts";
import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";
import "#web/features/marketing/frame/cookies.css";
import { SiteContext } from "#web/features/marketing/useSite.ts";
import { siteWords } from "#web/pages/public/publicWords.ts";
import { languageAt } from "#web/ui/frame/useLanguage.ts";
import { paths } from "#web/paths.ts";

/** Spec §2: shows the cookie banner of the public pages on portal screens too. Screen readers announce it. */
export async function askForCookies() {
  const language = languageAt(location.pathname);
  const copy = await siteWords[language]();
  const place = document.createElement("div");
  place.className = "portal-cookies";
  place.setAttribute("aria-live", "polite");
  document.body.append(place);
  const root = createRoot(place);
  const show = (banner: HTMLElement | null) => {
    if (banner) awaitConsent(banner, () => root.unmount());
  };
  askLater(() =>
    root.render(
      <SiteContext value={{ language, copy, path: paths.home }}>
        <CookieChoice ref={show} />
      </SiteContext>,
    ),
  );
}
