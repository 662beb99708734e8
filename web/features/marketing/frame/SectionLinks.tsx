import { SECTIONS } from "#web/features/marketing/copy/Copy.ts";
import { useAnchor } from "#web/features/marketing/frame/useAnchor.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

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
