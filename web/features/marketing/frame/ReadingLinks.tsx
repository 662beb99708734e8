import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/**
 * List items with the links to Projects and Blog. Their texts exist in English only, so both links lead to the English
 * pages.
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
