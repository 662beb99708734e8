import { Box } from "@mui/material";

import { COLLAPSED_BID_FILTERS, COLLAPSED_TENDER_FILTERS } from "#web/features/deciding/groups/groupFilterControls.ts";
import { type useTenderFinder } from "#web/features/deciding/groups/useTenderFinder.ts";
import { words } from "#web/features/deciding/words/deciding.en.ts";
import { FilterFields } from "#web/ui/lists/FilterFields.tsx";
import { FilterGroup } from "#web/ui/lists/MoreFilters.tsx";

/**
 * The filters under "More filters", for tenders and for their bids. The first bid filter is two columns wide, so that
 * the two fields of each range filter are in one row.
 */
export function GroupFilters({ finder, clearings }: { finder: ReturnType<typeof useTenderFinder>; clearings: number }) {
  const fields = { texts: finder.collapsed.texts, finder, clearings };
  return (
    <>
      <FilterGroup label={words.theTender} text={words.findsTendersThatMeetAll}>
        <FilterFields offered={COLLAPSED_TENDER_FILTERS} {...fields} />
      </FilterGroup>
      <FilterGroup label={words.itsBids} text={words.findsTendersWithOneBid}>
        <Box sx={{ gridColumn: "span 2" }}>
          <FilterFields offered={COLLAPSED_BID_FILTERS.slice(0, 1)} {...fields} />
        </Box>
        <FilterFields offered={COLLAPSED_BID_FILTERS.slice(1)} {...fields} />
      </FilterGroup>
    </>
  );
}
