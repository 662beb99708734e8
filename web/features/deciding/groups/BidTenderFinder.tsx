import { type ReactNode, useState } from "react";

import { AWAITED, type Awaited } from "#api/bids/tenders/tendersByBids.rules.ts";

import { GroupFilters } from "#web/features/deciding/groups/GroupFilters.tsx";
import { TENDER_SORTINGS, type useTenderFinder } from "#web/features/deciding/groups/useTenderFinder.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { MoreFilters } from "#web/ui/lists/MoreFilters.tsx";
import { SearchField } from "#web/ui/lists/SearchField.tsx";
import { TENDER_STATUS_CHOICES } from "#web/ui/lists/tenderControls.ts";

interface Props {
  finder: ReturnType<typeof useTenderFinder>;
  /** The number of tenders found; undefined until all pages are read. */
  found: number | undefined;
  /** The control that switches between the grouped view and the table. */
  choice: ReactNode;
}

const AWAITED_LABELS: Record<Awaited, string> = {
  decision: words.openingOrDecision,
  secondPerson: words.aSecondPerson,
  overdueDecision: words.anOverdueDecision,
};
const AWAITED_CHOICES = AWAITED.map((value) => ({ value, label: AWAITED_LABELS[value] }));
const SORT_LABELS: Record<(typeof TENDER_SORTINGS)[number], string> = {
  closes: words.closingDate,
  created: words.newestFirst,
  number: words.number,
  title: words.title,
  budget: words.highestBudget,
};
const SORT_CHOICES = TENDER_SORTINGS.map((value) => ({ value, label: SORT_LABELS[value] }));

export function BidTenderFinder({ finder, found, choice }: Props) {
  const { search, status, awaits, finding, sort, collapsed, findText, findStatus, findAwaited, sortBy, findAll } =
    finder;
  const [clearings, setClearings] = useState(0);

  function handleFindAll() {
    setClearings(clearings + 1);
    findAll();
  }

  return (
    <Finder
      noun={words.tender}
      forms={words.tenderForms}
      finding={finding}
      found={found}
      countsOnlyFound
      onFindAll={handleFindAll}
      columns={COLUMNS}
      view={choice}
    >
      <SearchField label={words.searchTenders} value={search} onTyped={findText} />
      <FilterChoice
        name="status"
        label={words.status}
        value={status}
        all={words.allStatuses}
        choices={TENDER_STATUS_CHOICES}
        onChosen={findStatus}
      />
      <FilterChoice
        name="awaits"
        label={words.awaits}
        value={awaits ?? ""}
        all={words.allTenders}
        choices={AWAITED_CHOICES}
        onChosen={findAwaited}
      />
      <FilterChoice
        name="sort"
        label={words.sortEachGroupBy}
        value={sort ?? ""}
        all={words.whatIsDue}
        choices={SORT_CHOICES}
        onChosen={sortBy}
      />
      <MoreFilters startsOpen={Object.keys(collapsed.texts).length > 0}>
        <GroupFilters finder={finder} clearings={clearings} />
      </MoreFilters>
    </Finder>
  );
}

const COLUMNS = { xs: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr) 9rem 11rem 11rem auto" };
