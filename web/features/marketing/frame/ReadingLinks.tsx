import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** List items with the links to Projects and Blog. The content of both is in one language only. */
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
