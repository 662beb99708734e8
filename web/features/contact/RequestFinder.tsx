import { REQUEST_SHOWN, type useRequestFilter } from "#web/features/contact/useRequests.ts";
import { words } from "#web/features/contact/words/requests.en.ts";
import { choicesOf } from "#web/ui/forms/choicesOf.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { SearchField } from "#web/ui/lists/SearchField.tsx";

interface Props {
  filter: ReturnType<typeof useRequestFilter>;
  /** The number of requests found; undefined until it is known. */
  found: number | undefined;
  /** Whether `found` is exact; otherwise it is a lower limit. */
  foundIsExact: boolean | undefined;
}

const SHOWN_CHOICES = choicesOf(REQUEST_SHOWN);

export function RequestFinder({
  filter: { search, shown, finding, findText, show, findAll },
  found,
  foundIsExact,
}: Props) {
  return (
    <Finder
      noun={words.request}
      forms={words.requestForms}
      finding={finding}
      found={found}
      foundIsExact={foundIsExact}
      onFindAll={findAll}
    >
      <SearchField label={words.searchRequests} value={search} onTyped={findText} />
      <FilterChoice
        name="show"
        label={words.show}
        value={shown}
        all={words.all}
        choices={SHOWN_CHOICES}
        onChosen={show}
      />
    </Finder>
  );
}
