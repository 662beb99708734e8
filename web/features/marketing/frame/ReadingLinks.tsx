import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** Projects and Blog, which are in one language; as the items of a list. */
export function ReadingLinks() {
  const { footer } = useSite().copy;
  return (
    <>
      <li><a href={paths.projects}>{footer.projects}</a></li>
      <li><a href={paths.blog}>{footer.blog}</a></li>
    </>
  );
}
