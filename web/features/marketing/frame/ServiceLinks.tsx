import { SERVICES } from "#web/features/marketing/copy/Copy.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** Spec §2: list items with the links to the five services. */
export function ServiceLinks() {
  const { copy, href } = useSite();
  return SERVICES.map((service) => (
    <li key={service}>
      <a href={href(paths[service])}>{copy.services[service]}</a>
    </li>
  ));
}
