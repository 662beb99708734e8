import { LanguageLink } from "#web/features/marketing/frame/LanguageLink.tsx";
import { ReadingLinks } from "#web/features/marketing/frame/ReadingLinks.tsx";
import { SectionLinks, ServiceLinks, TendersLink, useAnchor } from "#web/features/marketing/frame/NavigationLinks.tsx";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/**
 * Spec §2: the mobile menu slides in from the right. It uses the popover API, so that opening, Escape, a tap outside
 * and restoring the focus work before any script is loaded. startPage.ts closes the menu when a link is chosen.
 */
export function SiteMenu({ id }: { id: string }) {
  const {
    copy: { navigation },
    href,
  } = useSite();
  const anchor = useAnchor();
  return (
    <div id={id} popover="auto" className="site-menu">
      <button
        type="button"
        // In a popover, `autoFocus` takes effect when the popover opens, not when the page loads.
        autoFocus
        className="menu-close"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={navigation.close}
      >
        <svg className="drawing" viewBox="0 0 16 16" strokeWidth="1.5" aria-hidden>
          <path d="m1 1 14 14M15 1 1 15" />
        </svg>
      </button>
      <nav aria-label={navigation.label}>
        <ul className="menu-links">
          <SectionLinks />
          <TendersLink />
        </ul>
        <ul className="menu-more">
          <ServiceLinks />
          <ReadingLinks />
        </ul>
        <a className="button" href={href(paths.login)}>
          {navigation.portal}
        </a>
        <a className="button button-primary" href={anchor("contact")}>
          {navigation.join}
        </a>
        <LanguageLink />
      </nav>
    </div>
  );
}
