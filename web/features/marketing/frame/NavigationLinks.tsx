import { SECTIONS, SERVICES, type Section } from "#web/features/marketing/copy/Copy.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** Spec §2: list items with the links to Core Vision, The Formula, Value Loop, Benefits. */
export function SectionLinks() {
  const { navigation } = useSite().copy;
  const anchor = useAnchor();
  return SECTIONS.map((section) => (
    <li key={section}>
      <a href={anchor(section)}>{navigation[section]}</a>
    </li>
  ));
}

/** A list item with the link to the public tenders. */
export function TendersLink() {
  const { copy, href } = useSite();
  return (
    <li>
      <a href={href(paths.publicTenders)}>{copy.navigation.tenders}</a>
    </li>
  );
}

/** Spec §2: list items with the links to the five services. */
export function ServiceLinks() {
  const { copy, href } = useSite();
  return SERVICES.map((service) => (
    <li key={service}>
      <a href={href(paths[service])}>{copy.services[service]}</a>
    </li>
  ));
}

/**
 * Returns a function that gives the href of a section of the landing page. On other pages the href includes the landing
 * page's path (spec §2).
 */
export function useAnchor() {
  const { path, href } = useSite();
  return (section: Section | "contact") => (path === paths.home ? `#${section}` : href(`${paths.home}#${section}`));
}
