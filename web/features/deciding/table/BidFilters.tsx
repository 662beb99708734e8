import { Box, Button } from "@mui/material";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

import { type BidFilterTexts, OFFERED_BID_FILTERS } from "#web/features/deciding/table/bidFilterControls.ts";
import { FilterField } from "#web/ui/lists/FilterField.tsx";
import { Finder } from "#web/ui/lists/Finder.tsx";
import { type useAddressFilters } from "#web/ui/lists/useAddressFilters.ts";

interface Props {
  texts: BidFilterTexts;
  finder: Pick<ReturnType<typeof useAddressFilters>, "put" | "putTyped">;
  found: number | undefined;
  foundIsExact: boolean | undefined;
  onFindAll: () => void;
  children: ReactNode;
}

const [IN_ROW, FOLDED] = [OFFERED_BID_FILTERS.slice(0, 2), OFFERED_BID_FILTERS.slice(2)];

/** Text and decision in one row, the others behind More filters, which is open while one of them is set. */
export function BidFilters({ texts, finder: { put, putTyped }, found, foundIsExact, onFindAll, children }: Props) {
  const [clearings, setClearings] = useState(0);
  const [unfolded, setUnfolded] = useState(FOLDED.some(({ name }) => texts[name]));
  const panel = useId();

  function handleFindAll() {
    setClearings(clearings + 1);
    onFindAll();
  }

  const field = ({ name, control }: (typeof OFFERED_BID_FILTERS)[number]) => (
    <FilterField key={`${name} ${clearings}`} name={name} control={control} value={texts[name] ?? ""} onChange={(value, how) => (how?.typed ? putTyped(name, value) : put({ [name]: value }))} />
  );

  return (
    <Finder noun="bid" finding={Object.keys(texts).length > 0} found={found} foundIsExact={foundIsExact} onFindAll={handleFindAll} columns={COLUMNS} view={children}>
      {IN_ROW.map(field)}
      <Button variant="outlined" startIcon={<SlidersHorizontal size={18} aria-hidden />} aria-expanded={unfolded} aria-controls={panel} onClick={() => setUnfolded(!unfolded)} sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
        {unfolded ? "Fewer filters" : "More filters"}
      </Button>
      <Box id={panel} sx={{ ...PANEL, display: unfolded ? "grid" : "none" }}>{FOLDED.map(field)}</Box>
    </Finder>
  );
}

const COLUMNS = { xs: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr) 18rem auto" };
const PANEL = { gridColumn: "1 / -1", columnGap: 2, rowGap: 1, alignItems: "start", gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" } };
