import { Box, Button, Paper, Typography } from "@mui/material";
import { useState } from "react";

import { CHOICE_FIELDS, TYPED_FIELDS } from "#web/features/tenders/filterFields.ts";
import { FilterChoice } from "#web/features/tenders/FilterChoice.tsx";
import { FilterText } from "#web/features/tenders/FilterText.tsx";
import { isFiltering, typedAmount, type FilterName, type TenderFilters } from "#web/features/tenders/tenderFilters.ts";

interface Props {
  filters: TenderFilters;
  /** How many tenders the filters leave; undefined until the list is there. */
  found: number | undefined;
  setFilter: (name: FilterName, value: string, how?: { typed: boolean }) => void;
  clearFilters: () => void;
}

const amountProblem = (text: string) =>
  text.trim() !== "" && typedAmount(text) === null ? "Whole number of US dollars" : null;

export function TenderFilterCard({ filters, found, setFilter, clearFilters }: Props) {
  const [unfolded, setUnfolded] = useState(() => isFiltering(filters));
  const fold = { xs: unfolded ? "grid" : "none", md: "grid" };

  return (
    <Paper component="section" aria-labelledby="filters-title" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 2, flexWrap: "wrap", minHeight: 44 }}>
        <Typography id="filters-title" variant="h2">
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
        <Typography role="status" color="text.secondary" sx={{ ml: { md: "auto" }, flex: { xs: 1, md: "none" } }}>
          {isFiltering(filters) && found !== undefined && `${found} ${found === 1 ? "tender" : "tenders"} found`}
        </Typography>
        {isFiltering(filters) && (
          <Button variant="text" onClick={clearFilters}>
            Clear Filters
          </Button>
        )}
      </Box>
      <Box
        id="filter-fields"
        role="search"
        aria-labelledby="filters-title"
        sx={{ display: fold, gap: 2, pt: 2, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 11rem), 1fr))" }}
      >
        {CHOICE_FIELDS.map((field) => (
          <FilterChoice
            key={field.name}
            {...field}
            value={filters[field.name]}
            onChosen={(value) => setFilter(field.name, value)}
          />
        ))}
        {TYPED_FIELDS.map((field) => (
          <FilterText
            key={field.name}
            {...field}
            value={filters[field.name]}
            problem={field.inputMode === "numeric" ? amountProblem(filters[field.name]) : null}
            onTyped={(value) => setFilter(field.name, value, { typed: true })}
          />
        ))}
      </Box>
    </Paper>
  );
}
