import { createRoot } from "react-dom/client";

import "#web/app/portalCookies.css";
import { en } from "#web/features/marketing/copy/en.ts";
import "#web/features/marketing/frame/button.css";
import { CookieBanner } from "#web/features/marketing/frame/CookieBanner.tsx";
import "#web/features/marketing/frame/cookies.css";
import { SiteContext } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** Spec §2: the cookie banner of the public pages, mounted beside the portal's screens. */
export function askForCookies() {
  const place = document.createElement("div");
  place.className = "portal-cookies";
  document.body.append(place);
  createRoot(place).render(
    <SiteContext value={{ language: "en", copy: en, path: paths.home }}>
      <CookieBanner />
    </SiteContext>,
  );
}
