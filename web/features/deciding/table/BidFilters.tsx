import { type ReactNode, useState } from "react";

import { type BidFilterTexts, OFFERED_BID_FILTERS } from "#web/features/deciding/bidFilterControls.ts";
import { words } from "#web/features/deciding/table/words/bidsTable.en.ts";
import { FilterFields } from "#web/ui/lists/FilterFields.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { FilterColumns, MoreFilters } from "#web/ui/lists/MoreFilters.tsx";
import { type useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

interface Props {
  texts: BidFilterTexts;
  finder: Pick<ReturnType<typeof useAddressFilters>, "put" | "putTyped">;
  found: number | undefined;
  foundIsExact: boolean | undefined;
  onFindAll: () => void;
  children: ReactNode;
}

const [IN_ROW, COLLAPSED] = [OFFERED_BID_FILTERS.slice(0, 2), OFFERED_BID_FILTERS.slice(2)];

/**
 * The filters of the table: text and decision in the main row, the others under "More filters", which is expanded at
 * first if one of its filters is set.
 */
export function BidFilters({ texts, finder, found, foundIsExact, onFindAll, children }: Props) {
  const [clearings, setClearings] = useState(0);

  function handleFindAll() {
    setClearings(clearings + 1);
    onFindAll();
  }

  const fields = { texts, finder, clearings };
  return (
    <Finder
      noun={words.bid}
      forms={words.bidForms}
      finding={Object.keys(texts).length > 0}
      found={found}
      foundIsExact={foundIsExact}
      onFindAll={handleFindAll}
      columns={COLUMNS}
      view={children}
    >
      <FilterFields offered={IN_ROW} {...fields} />
      <MoreFilters startsOpen={COLLAPSED.some(({ name }) => texts[name])}>
        <FilterColumns>
          <FilterFields offered={COLLAPSED} {...fields} />
        </FilterColumns>
      </MoreFilters>
    </Finder>
  );
}

const COLUMNS = { xs: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr) 18rem auto" };
