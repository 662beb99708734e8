import { type Section } from "#web/features/marketing/copy/Copy.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** The address of a section of the landing page: from another page it goes there first (spec §2). */
export function useAnchor() {
  const { path, href } = useSite();
  return (section: Section | "contact") => (path === paths.home ? `#${section}` : href(`${paths.home}#${section}`));
}
