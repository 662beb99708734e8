import { type Section } from "#web/features/marketing/copy/Copy.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** The href of a section of the landing page; on other pages it includes the landing page's path (spec §2). */
export function useAnchor() {
  const { path, href } = useSite();
  return (section: Section | "contact") => (path === paths.home ? `#${section}` : href(`${paths.home}#${section}`));
}
