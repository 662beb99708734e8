import { Box, Button, Typography } from "@mui/material";
import { type ReactNode } from "react";

interface Props {
  /** What is looked for, in the singular. */
  noun: string;
  finding: boolean;
  /** How many are left; undefined until that is known. */
  found: number | undefined;
  /** While nothing is looked for their number stands elsewhere, or nowhere. */
  countsOnlyFound?: boolean;
  onFindAll: () => void;
  /** A field to search by and one to choose by. */
  children: ReactNode;
}

/** What narrows a list, and under it what it leaves. */
export function Finder({ noun, finding, found, countsOnlyFound = false, onFindAll, children }: Props) {
  const counts = finding || !countsOnlyFound;
  return (
    <Box component="section" role="search" aria-label={`Find a ${noun}`} sx={ROW}>
      {children}
      <Box sx={{ gridColumn: "1 / -1", display: "flex", alignItems: "center", justifyContent: "space-between", minHeight: counts ? 44 : 0 }}>
        <Typography role="status" sx={{ color: "text.secondary", fontWeight: 550 }}>
          {counts && found !== undefined && `${found.toLocaleString("en-US")} ${noun}${found === 1 ? "" : "s"}${finding ? " found" : ""}`}
        </Typography>
        {finding && <Button variant="text" onClick={onFindAll}>Clear Filters</Button>}
      </Box>
    </Box>
  );
}

const ROW = {
  display: "grid",
  columnGap: 2,
  rowGap: 1,
  alignItems: "end",
  gridTemplateColumns: { xs: "minmax(0, 3fr) minmax(0, 2fr)", md: "minmax(0, 1fr) 14rem" },
};
