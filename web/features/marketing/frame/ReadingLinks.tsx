import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/**
 * List items with the links to Projects and Blog. Both exist in one language only, so their URLs have no language
 * prefix.
 */
export function ReadingLinks() {
  const { footer } = useSite().copy;
  return (
    <>
      <li>
        <a href={paths.projects}>{footer.projects}</a>
      </li>
      <li>
        <a href={paths.blog}>{footer.blog}</a>
      </li>
    </>
  );
}
