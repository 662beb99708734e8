import { Box, Button, Paper, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";

import { FILTER_FIELDS } from "#web/features/tenders/filterFields.ts";
import { FilterText } from "#web/features/tenders/FilterText.tsx";
import { isFiltering, typedAmount, type FilterName, type TenderFilters } from "#web/features/tenders/tenderFilters.ts";
import { FilterChoice } from "#web/ui/lists/FilterChoice.tsx";

interface Props {
  filters: TenderFilters;
  /** How many tenders the filters leave; undefined until the list is there. */
  found: number | undefined;
  setFilter: (name: FilterName, value: string, how?: { typed: boolean }) => void;
  clearFilters: () => void;
  /** How often they were cleared, by whichever button. */
  clearings: number;
}

const amountProblem = (text: string) =>
  text.trim() !== "" && typedAmount(text) === null ? "Whole number of US dollars" : null;

export function TenderFilterCard({ filters, found, setFilter, clearFilters, clearings }: Props) {
  const [unfolded, setUnfolded] = useState(() => isFiltering(filters));
  const title = useRef<HTMLHeadingElement>(null);
  const active = isFiltering(filters);
  const fold = { xs: unfolded ? "grid" : "none", md: "grid" };

  // The fields start anew, with whatever was still being typed; the button goes, so the focus returns to the title.
  useEffect(() => {
    if (clearings > 0) title.current?.focus();
  }, [clearings]);

  return (
    <Paper component="section" aria-labelledby="filters-title" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, flexWrap: "wrap", minHeight: 44 }}>
        <Typography id="filters-title" variant="h2" ref={title} tabIndex={-1} sx={{ outline: "none" }}>
          Filter tenders
        </Typography>
        <Button
          variant="outlined"
          aria-expanded={unfolded}
          aria-controls="filter-fields"
          onClick={() => setUnfolded(!unfolded)}
          sx={{ ml: "auto", display: { md: "none" } }}
        >
          {unfolded ? "Hide filters" : "Show filters"}
        </Button>
        <Box sx={{ display: "flex", alignItems: "center", gap: 2, ml: { xs: active ? 0 : -2, md: "auto" }, width: { xs: active ? 1 : 0, md: "auto" } }}>
          <Typography role="status" sx={{ color: "text.secondary", fontWeight: 550 }}>
            {active && found !== undefined && `${found} ${found === 1 ? "tender" : "tenders"} found`}
          </Typography>
          {active && (
            <Button variant="text" onClick={clearFilters} sx={{ ml: "auto" }}>
              Clear Filters
            </Button>
          )}
        </Box>
      </Box>
      <Box
        id="filter-fields"
        role="search"
        aria-labelledby="filters-title"
        sx={{ display: fold, gap: 2, pt: 2, alignItems: "start", gridTemplateColumns: COLUMNS }}
      >
        {FILTER_FIELDS.map(({ name, label, wide, ...field }) => (
          <Box key={name} sx={{ gridColumn: { xs: wide ? "1 / -1" : "auto", md: "auto" } }}>
            {"all" in field ? (
              <FilterChoice {...field} name={name} label={label} value={filters[name]} onChosen={(value) => setFilter(name, value)} />
            ) : (
              <FilterText
                {...field}
                key={clearings}
                name={name}
                label={label}
                value={filters[name]}
                problem={field.inputMode === "numeric" ? amountProblem(filters[name]) : null}
                onTyped={(value) => setFilter(name, value, { typed: true })}
              />
            )}
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

const COLUMNS = { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))", lg: "repeat(5, minmax(0, 1fr))" };
