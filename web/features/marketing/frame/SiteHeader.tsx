import { LanguageLink } from "#web/features/marketing/frame/LanguageLink.tsx";
import { SectionLinks, TendersLink, useAnchor } from "#web/features/marketing/frame/NavigationLinks.tsx";
import { SiteLogo } from "#web/features/marketing/frame/SiteLogo.tsx";
import { SiteMenu } from "#web/features/marketing/frame/SiteMenu.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

const MENU = "site-menu";

/**
 * Spec §2, navigation bar. It stays at the top of the window. startPage.ts sets an attribute when the page is scrolled,
 * and header.css then changes the bar's look.
 */
export function SiteHeader() {
  const {
    copy: { navigation },
    href,
  } = useSite();
  const anchor = useAnchor();
  return (
    <header className="site-header">
      <div className="wrap header-bar">
        <SiteLogo />
        <nav className="header-links" aria-label={navigation.label}>
          <ul>
            <SectionLinks />
            <TendersLink />
          </ul>
        </nav>
        <LanguageLink />
        <a className="button header-portal" href={href(paths.login)}>
          {navigation.portal}
        </a>
        <a className="button button-primary header-join" href={anchor("contact")}>
          {navigation.join}
        </a>
        <button type="button" className="header-menu" popoverTarget={MENU}>
          <svg className="drawing" viewBox="0 0 20 14" strokeWidth="1.5" aria-hidden>
            <path d="M0 1h20M0 7h20M0 13h20" />
          </svg>
          {navigation.menu}
        </button>
      </div>
      <SiteMenu id={MENU} />
    </header>
  );
}
