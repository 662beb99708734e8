import { Box, Button, Typography } from "@mui/material";
import { type ReactNode } from "react";

import { type Forms } from "#web/format/words/terms.en.ts";
import { focusTitle } from "#web/ui/frame/focusTitle.ts";
import { words } from "#web/ui/lists/words/lists.en.ts";

interface Props {
  /** The noun of the items, in the singular. */
  noun: string;
  finding: boolean;
  /** The number of results; undefined while it is unknown. */
  found: number | undefined;
  /** Whether `found` is exact; otherwise it is a lower limit. */
  foundIsExact?: boolean;
  /** The forms of the noun after a number; by default those of an English noun. */
  forms?: Forms;
  /** Formats the number; by default with the noun. */
  foundText?: (found: number) => string;
  /** Hides the number while no filter is set, because the page shows it elsewhere or not at all. */
  countsOnlyFound?: boolean;
  onFindAll: () => void;
  /** The grid's columns for the controls at each breakpoint, in CSS. */
  columns?: Record<string, string>;
  /** The switch between views, beside the number of results. */
  view?: ReactNode;
  /** The controls: a search field and a filter select, unless `columns` says otherwise. */
  children: ReactNode;
}

/** Search and filter controls above a list. */
export function Finder({
  noun,
  finding,
  found,
  foundIsExact = true,
  forms = [noun, `${noun}s`],
  foundText = (count) => words.found(count, { forms, isExact: foundIsExact, finding }),
  countsOnlyFound = false,
  onFindAll,
  columns = COLUMNS,
  view,
  children,
}: Props) {
  const counts = finding || !countsOnlyFound;
  /** Focuses the page's title, because the focused button is removed when the filters are cleared. */
  function handleClear() {
    focusTitle();
    onFindAll();
  }
  return (
    <Box component="section" role="search" aria-label={words.findA(noun)} sx={{ ...ROW, gridTemplateColumns: columns }}>
      {children}
      <Box
        sx={{
          gridColumn: "1 / -1",
          display: "flex",
          alignItems: "center",
          flexWrap: "wrap",
          gap: 2,
          minHeight: counts ? 44 : 0,
        }}
      >
        <Typography role="status" sx={{ mr: "auto", color: "text.secondary", fontWeight: 550 }}>
          {counts && found !== undefined && foundText(found)}
        </Typography>
        {finding && (
          <Button variant="text" onClick={handleClear}>
            {words.clearFilters}
          </Button>
        )}
        {view}
      </Box>
    </Box>
  );
}

const ROW = {
  display: "grid",
  columnGap: 2,
  rowGap: 1,
  alignItems: "end",
};
const COLUMNS = { xs: "minmax(0, 3fr) minmax(0, 2fr)", md: "minmax(0, 1fr) 14rem" };
