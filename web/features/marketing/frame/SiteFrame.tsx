import { type ReactNode } from "react";

import { CookieBanner } from "#web/features/marketing/frame/CookieBanner.tsx";
import { SiteFooter } from "#web/features/marketing/frame/SiteFooter.tsx";
import { SiteHeader } from "#web/features/marketing/frame/SiteHeader.tsx";
import { TopOfPage } from "#web/features/marketing/frame/ScrollToTop.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";

/** Spec §2: the common header and footer of the public pages. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { copy } = useSite();
  return (
    <>
      <TopOfPage />
      <a className="skip-link" href="#main">
        {copy.navigation.skip}
      </a>
      <CookieBanner />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
