import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { DEVELOPERS_PAGES } from "#web/features/marketing/developers/developersPages.ts";
import { useSite } from "#web/features/marketing/useSite.ts";

/**
 * A form that opens the search page, which lists every name of the reference. There, searchReference.ts filters the
 * names. Without scripts the page shows all names.
 */
export function SearchForm({ words }: { words: DevelopersCopy["search"] }) {
  const { href } = useSite();
  return (
    <form className="reference-search" role="search" action={href(DEVELOPERS_PAGES.search)}>
      <label htmlFor="reference-search">{words.label}</label>
      <div>
        <input
          id="reference-search"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <button className="button">{words.submit}</button>
      </div>
    </form>
  );
}
