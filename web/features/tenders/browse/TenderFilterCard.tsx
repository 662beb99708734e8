import { Box, Button, Paper, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";

import { OFFERED, type TenderFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { FilterField } from "#web/ui/lists/FilterField.tsx";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  filters: TenderFilters;
  setFilter: (name: TenderFilterName, value: string, how?: { typed: boolean }) => void;
  /**
   * How often the filters were cleared, by any button. When the number changes, the text fields are remounted, which
   * clears the typed text.
   */
  clearings: number;
}

const IN_ROW = OFFERED.filter(({ inRow }) => inRow);
const COLLAPSED = OFFERED.filter(({ inRow }) => !inRow);

/** The main filters are in one row, of which phones show only the search field. The others are under "More filters". */
export function TenderFilterCard({ filters, setFilter, clearings }: Props) {
  const [expanded, setExpanded] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  // Move the focus to the heading, because the button that cleared the filters was removed.
  useEffect(() => {
    if (clearings > 0) title.current?.focus();
  }, [clearings]);

  const control = (offered: (typeof OFFERED)[number]) => (
    <FilterField
      key={offered.kind === "choice" ? undefined : clearings}
      name={offered.name}
      control={offered}
      value={filters[offered.name]}
      onChange={(value, how) => setFilter(offered.name, value, how)}
    />
  );

  return (
    <Paper component="section" role="search" aria-labelledby="filters-title" sx={{ p: 2 }}>
      <Typography id="filters-title" variant="h2" ref={title} tabIndex={-1} sx={visuallyHidden}>
        {words.filterTenders}
      </Typography>
      <Box sx={ROW}>
        {IN_ROW.map((offered, place) => (
          <Box
            key={offered.name}
            sx={
              place > 0
                ? { display: { xs: expanded ? "block" : "none", md: "block" } }
                : { gridColumn: { xs: "1 / -1", md: "auto" } }
            }
          >
            {control(offered)}
          </Box>
        ))}
        <Button
          variant="outlined"
          startIcon={<SlidersHorizontal size={18} aria-hidden />}
          aria-expanded={expanded}
          aria-controls="more-filters"
          onClick={() => setExpanded(!expanded)}
          sx={{
            px: { xs: 1, md: 2 },
            gridColumn: { xs: expanded ? "auto" : "1 / -1", md: "auto" },
            whiteSpace: "nowrap",
          }}
        >
          {expanded ? words.fewerFilters : words.moreFilters}
        </Button>
      </Box>
      <Box
        id="more-filters"
        sx={{ display: expanded ? "grid" : "none", gap: 2, pt: 2, alignItems: "start", gridTemplateColumns: MORE }}
      >
        {COLLAPSED.map((offered) => (
          <Box key={offered.name}>{control(offered)}</Box>
        ))}
      </Box>
    </Paper>
  );
}

const ROW = {
  display: "grid",
  gap: 2,
  alignItems: "end",
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 3fr) repeat(3, minmax(0, 2fr)) auto" },
};
const MORE = { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))", lg: "repeat(5, minmax(0, 1fr))" };
