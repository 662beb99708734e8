import { Box, Button } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";

import { type TenderFilterName } from "#api/tenders/lists/tenderFilter.rules.ts";

import { activeFilters, filterInWords, type TenderFilters } from "#web/features/tenders/browse/tenderFilterControls.ts";
import { words } from "#web/features/tenders/browse/words/browse.en.ts";

interface Props {
  filters: TenderFilters;
  onRemove: (name: TenderFilterName) => void;
  onClear: () => void;
}

/**
 * Filter chips; pressing one removes its filter. The focus then moves to the next chip, or from the last chip to the
 * heading of the filters.
 */
export function ActiveFilters({ filters, onRemove, onClear }: Props) {
  const active = activeFilters(filters);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(removed.current, buttons.length - 1)] ?? document.getElementById("filters-title"))?.focus();
    removed.current = null;
  }, [active.length]);

  if (active.length === 0) return null;
  return (
    <>
      <Box
        component="ul"
        role="list"
        aria-label={words.activeFilters}
        ref={list}
        sx={{ display: "contents", listStyle: "none" }}
      >
        {active.map(({ name, ...control }, place) => (
          <Box component="li" key={name} sx={{ minWidth: 0 }}>
            <Button
              variant="outlined"
              endIcon={<X size={16} aria-hidden />}
              onClick={() => {
                removed.current = place;
                onRemove(name);
              }}
              sx={{ px: 1.5, maxWidth: 1, fontWeight: 450, overflowWrap: "anywhere", textAlign: "left" }}
            >
              <Box component="span" sx={visuallyHidden}>
                {`${words.removeFilter} `}
              </Box>
              {filterInWords(control, filters[name])}
            </Button>
          </Box>
        ))}
      </Box>
      <Button variant="text" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </>
  );
}
