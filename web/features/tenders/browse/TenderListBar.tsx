import { Box, Typography } from "@mui/material";

import { type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";

import { ActiveFilters } from "#web/features/tenders/browse/ActiveFilters.tsx";
import { activeFilters, type TenderFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { LIST_VIEWS, type ListView } from "#web/ui/lists/listView.ts";
import { ViewChoice } from "#web/ui/lists/ViewChoice.tsx";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";
import { locale } from "#web/format/words/language.en.ts";
import { counted } from "#web/format/words/terms.en.ts";

interface Props {
  filters: TenderFilters;
  /** The number of all tenders, and the number that match the filters; undefined until known. */
  total: number | undefined;
  found: number | undefined;
  view: ListView;
  setView: (view: ListView) => void;
  setFilter: (name: TenderFilterName, value: string) => void;
  clearFilters: () => void;
}

const count = (number: number) => number.toLocaleString(locale);

/** A bar above the list: the number of tenders found, filter chips, and the switch between cards and table. */
export function TenderListBar({ filters, total, found, view, setView, setFilter, clearFilters }: Props) {
  const active = activeFilters(filters).length > 0;
  const tenders = total === undefined ? "" : counted(total, words.tenders);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, minHeight: 44 }}>
      {!active && <Typography sx={COUNT}>{tenders}</Typography>}
      <Typography role="status" sx={COUNT}>
        {active &&
          found !== undefined &&
          (tenders ? words.ofFound(count(found), tenders) : words.found(counted(found, words.tenders)))}
      </Typography>
      <ActiveFilters filters={filters} onRemove={(name) => setFilter(name, "")} onClear={clearFilters} />
      <Box sx={{ ml: "auto" }}>
        <ViewChoice label={words.view} views={LIST_VIEWS} view={view} onChoose={setView} />
      </Box>
    </Box>
  );
}

const COUNT = { color: "text.secondary", fontWeight: 550, "&:empty": { display: "none" } };
