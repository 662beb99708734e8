import { Box } from "@mui/material";

import { FOLDED_BID_FILTERS, FOLDED_TENDER_FILTERS } from "#web/features/deciding/groupFilters.ts";
import { type useTenderFinder } from "#web/features/deciding/useTenderFinder.ts";
import { FilterFields } from "#web/ui/lists/FilterFields.tsx";
import { FilterGroup } from "#web/ui/lists/MoreFilters.tsx";

/** What is behind More filters: those of the tender, and those of its bids, whose text is wide, so that both ends of a range are in one row. */
export function GroupFilters({ finder, clearings }: { finder: ReturnType<typeof useTenderFinder>; clearings: number }) {
  const fields = { texts: finder.folded.texts, finder, clearings };
  return (
    <>
      <FilterGroup label="The tender" text="Finds tenders that meet all of these.">
        <FilterFields offered={FOLDED_TENDER_FILTERS} {...fields} />
      </FilterGroup>
      <FilterGroup label="Its bids" text="Finds tenders with one bid that meets all of these. All bids of such a tender are shown.">
        <Box sx={{ gridColumn: "span 2" }}>
          <FilterFields offered={FOLDED_BID_FILTERS.slice(0, 1)} {...fields} />
        </Box>
        <FilterFields offered={FOLDED_BID_FILTERS.slice(1)} {...fields} />
      </FilterGroup>
    </>
  );
}
