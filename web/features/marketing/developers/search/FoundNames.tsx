import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { InCode } from "#web/features/marketing/developers/reference/Description.tsx";
import { type NamedKind } from "#web/features/marketing/developers/search/listNames.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

interface Props {
  copy: DevelopersCopy;
  kinds: readonly NamedKind[];
}

/**
 * Every name of the reference as a link, grouped by kind. searchReference.ts hides the names that do not match a
 * search, and shows the number of matches.
 */
export function FoundNames({ copy: { pages, search }, kinds }: Props) {
  const { href } = useSite();
  return (
    <>
      <p role="status" data-search-count="" data-none={search.none} data-one={search.one} data-many={search.many} />
      {kinds.map(({ kind, names }) => (
        <section key={kind} className="found-names" aria-labelledby={kind}>
          <h2 id={kind}>{pages[kind].name}</h2>
          <ul lang="en">
            {names.map(({ anchor, name, description }) => (
              <li key={anchor}>
                <a href={`${href(DEVELOPERS_PAGES[kind])}#${anchor}`}>{name}</a>
                {description && (
                  <p>
                    <InCode text={description} />
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
