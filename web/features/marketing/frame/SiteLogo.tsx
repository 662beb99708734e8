import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";
import { site } from "#web/site.ts";

/** A link to the landing page: the site's name, and a line drawing of a bridge with deck, two pylons and cable. */
export function SiteLogo() {
  const { copy, href } = useSite();
  return (
    <a className="site-logo" href={href(paths.home)} aria-label={copy.navigation.home}>
      <svg className="drawing" viewBox="0 0 40 24" strokeWidth="1.5" aria-hidden>
        <path d="M1 18.5h38M11 23V4M29 23V4" />
        <path className="measured" d="M1 16.5 11 4q9 15 18 0l10 12.5" />
        <path d="M15 9.6v8.9M20 11.6v6.9M25 9.6v8.9" strokeWidth="0.75" />
      </svg>
      {site.name}
    </a>
  );
}
