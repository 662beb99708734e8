import { createRoot } from "react-dom/client";

import { languageOf } from "#api/core/rules/language.rules.ts";

import "#web/app/portalCookies.css";
import "#web/features/marketing/frame/button.css";
import { CookieBanner } from "#web/features/marketing/frame/CookieBanner.tsx";
import "#web/features/marketing/frame/cookies.css";
import { SiteContext } from "#web/features/marketing/useSite.ts";
import { siteWords } from "#web/pages/publicWords.ts";
import { paths } from "#web/paths.ts";

/** Spec §2: the cookie banner of the public pages, mounted beside the portal's screens. */
export async function askForCookies() {
  const { language } = languageOf(location.pathname);
  const copy = await siteWords[language]();
  const place = document.createElement("div");
  place.className = "portal-cookies";
  document.body.append(place);
  createRoot(place).render(
    <SiteContext value={{ language, copy, path: paths.home }}>
      <CookieBanner />
    </SiteContext>,
  );
}
